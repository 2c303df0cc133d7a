const WHY: Readonly<Record<string, string>> = {
  'not played': 'ikke spillet',
  'no result yet': 'intet resultat endnu',
  'no result': 'intet resultat',
  'nothing to compare with': 'intet at sammenligne med',
  'no result of the table to compare the damage with': 'intet resultat ved bordet at måle skaden mod',
  'the team has the board in this direction already': 'holdet har allerede spillet dette spil i denne retning',
  'not played, and nothing says what that is worth': 'ikke spillet, og intet siger, hvad det giver',
  'withdrawn (DBf 216E2)': 'udgået (DBf 216E2)',
};

/** Why a result counts for nobody; in English where nobody has said it yet. */
export const uncounted = (why: string): string => WHY[why] ?? why;
