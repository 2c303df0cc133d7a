const WHY: Readonly<Record<string, string>> = {
  'not played': 'inte spelad',
  'no result yet': 'inget resultat ännu',
  'no result': 'inget resultat',
  'nothing to compare with': 'inget att jämföra med',
  'no result of the table to compare the damage with': 'inget resultat vid bordet att mäta skadan mot',
  'the team has the board in this direction already': 'laget har redan brickan i denna riktning',
  'not played, and nothing says what that is worth': 'inte spelad, och inget säger vad det ger',
  'withdrawn (DBf 216E2)': 'utgått (DBf 216E2)',
};

/** Why a result counts for nobody; in English where nobody has said it yet. */
export const uncounted = (why: string): string => WHY[why] ?? why;
