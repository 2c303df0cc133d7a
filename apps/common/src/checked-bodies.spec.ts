import { anId, object, optional, whole } from '@app/contract';
import { IsInt, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { bodyOf } from './body-of';
import { CheckedBodies } from './checked-bodies';
import { Problem } from './problem';

class FromContract extends bodyOf(object({ table: anId, round: optional(object({ number: whole(1, 99) })) })) {}

class Part {
  @IsInt() number = 0;
}
class FromDecorators {
  @ValidateNested() @Type(() => Part) round = new Part();
}

const checked = (type: new () => object, body: unknown): Promise<unknown> =>
  new CheckedBodies().transform(body, { type: 'body', metatype: type });

const problemsWith = async (type: new () => object, body: unknown): Promise<unknown> => {
  try {
    return await checked(type, body);
  } catch (error) {
    return error instanceof Problem ? [error.getStatus(), error.getResponse()] : error;
  }
};

describe.each<[string, new () => object, object, object]>([
  ['made by bodyOf', FromContract, { table: '1', round: { number: 2 } }, { table: '1', round: { number: 'two' } }],
  ['with the decorators of class-validator', FromDecorators, { round: { number: 2 } }, { round: { number: 'two' } }],
])('a class %s', (_, type, right, wrong) => {
  it('gets an instance with the fields of the body', async () => {
    const body = await checked(type, right);
    expect(body).toBeInstanceOf(type);
    expect(body).toMatchObject(right);
  });

  it('refuses a wrong value and an unknown field, each by its path', async () => {
    expect(await problemsWith(type, wrong)).toMatchObject([
      422,
      { code: 'InvalidCommand', problems: [{ path: 'round.number' }] },
    ]);
    expect(await problemsWith(type, { ...right, round: { number: 2, x: 1 } })).toMatchObject([
      422,
      { problems: [{ path: 'round.x', message: 'unknown field' }] },
    ]);
  });

  it('refuses a body that is nested too deep', async () => {
    const deep: unknown = JSON.parse(`${'{"round":'.repeat(40_000)}1${'}'.repeat(40_000)}`);
    expect(await problemsWith(type, { ...right, round: deep })).toMatchObject([422, { code: 'InvalidCommand' }]);
  });
});

it('a body that was not sent has no fields', async () => {
  class Nothing extends bodyOf(object({})) {}
  expect(await checked(Nothing, undefined)).toBeInstanceOf(Nothing);
  expect(await problemsWith(FromContract, undefined)).toMatchObject([422, { problems: [{ path: 'table' }] }]);
});
