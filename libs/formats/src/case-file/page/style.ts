/** Black on white, on a screen and on A4; nothing is said by colour alone. */
export const STYLE = `
@page { size: A4; margin: 18mm; }
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 54rem; padding: 1rem; background: #fff; color: #111; font: 1rem/1.45 Georgia, 'Times New Roman', serif; }
h1, h2, h3, caption, th, nav { font-family: 'Helvetica Neue', Arial, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; padding-bottom: .15rem; border-bottom: 2px solid #111; break-after: avoid; }
h3 { font-size: 1.05rem; margin: 1.25rem 0 .4rem; break-after: avoid; }
a { color: #0b3d91; }
a:focus-visible { outline: 3px solid #0b3d91; outline-offset: 2px; }
nav ol { columns: 2; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; font-size: .92rem; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { border: 1px solid #555; padding: .25rem .45rem; text-align: left; vertical-align: top; overflow-wrap: break-word; }
thead th { background: #eee; }
tbody th { font-weight: 600; }
tr { break-inside: avoid; }
dl div { display: flex; gap: .75rem; break-inside: avoid; }
dt { flex: 0 0 13.5rem; font-weight: 600; }
dd { margin: 0; flex: 1; }
main { overflow-x: auto; }
.said { white-space: pre-wrap; overflow-wrap: anywhere; }
.none { font-style: italic; }
.hand, .card-text { white-space: nowrap; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.won { padding: 0 .2rem; border: 1px solid currentColor; font-weight: 700; }
.led, .sign { font-size: .8em; }
.vulnerable-mark, .dealer-mark { margin-left: .4rem; padding: 0 .2rem; border: 1px solid currentColor; font-weight: 400; text-decoration: none; }
@media print { body { max-width: none; padding: 0; font-size: 10.5pt; } a { color: inherit; text-decoration: none; } nav { break-after: page; } }
@media (max-width: 40rem) { nav ol { columns: 1; } dl div { display: block; } }
`;
