import type { ComponentChildren } from 'preact';

interface FactProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface PartProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ComponentChildren;
}

/** A part of the room under its heading. */
export const Part = ({ id, heading, children }: PartProps) => (
  <section class="part" aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
);
