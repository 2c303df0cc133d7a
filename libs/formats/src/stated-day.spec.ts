import { dayInTitle, statedDay } from './stated-day';

it.each([
  ['1995.06.10', '1995-06-10'],
  ['20151006', '2015-10-06'],
  ['2015-10-06', '2015-10-06'],
  ['2015/10/06', '2015-10-06'],
  ['2013-08-10 17:04', '2013-08-10'],
  ['2013-08-10T17:04:05Z', '2013-08-10'],
])('%s is a day', (text, date) => {
  expect(statedDay(text)).toEqual({ date, earliest: null });
});

it.each([
  ['2012.08.??', '2012-08-01'],
  ['2012.??.??', '2012-01-01'],
])('%s is in a month or a year', (text, earliest) => {
  expect(statedDay(text)).toEqual({ date: null, earliest });
});

it.each([
  '',
  '????.??.??',
  '2012.02.30',
  '2012.13.01',
  '0000.01.01',
  '2012-08.10',
  '2012.08',
  'yesterday',
  '2012.08.101',
])('%s is neither', (text) => {
  expect(statedDay(text)).toEqual({ date: null, earliest: null });
});

it.each([
  ['Spring teams 2012-04-21, final', '2012-04-21'],
  ['2012.04.21 Round 3', '2012-04-21'],
  ['Boards 2012-99-99, then 2013/01/02', '2013-01-02'],
  ['40th Bermuda Bowl 2011', null],
  ['Match 12012-04-211', null],
])('the day in "%s"', (title, date) => {
  expect(dayInTitle(title)).toBe(date);
});
