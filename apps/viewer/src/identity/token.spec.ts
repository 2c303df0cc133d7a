import { tokenIn } from './token';

describe('a token as it is pasted', () => {
  it.each([
    ['alone', ' eyJ.a-b_c.d=\n', 'eyJ.a-b_c.d='],
    ['in its link', 'http://127.0.0.1:3000/#/sign-in?token=eyJ.a.b', 'eyJ.a.b'],
    ['as a header has it', 'Bearer eyJ.a.b', 'eyJ.a.b'],
    ['with words around it', 'here it is: eyJ.a.b', null],
    ['as nothing', '  ', null],
    ['with what no header can have', 'eyJ.å.b', null],
  ])('%s', (_, text, token) => expect(tokenIn(text)).toBe(token));
});
