/** Evidence that is answered with as plain text, as the OpenAPI document describes it. */

const NOTE =
  'club.example/ledger\n8\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n\n\u2014 club.example/ledger x08go/ZJkuBS9UG/...\n';
const HASH = 'XcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=';

export const CHECKPOINT_TEXT = { type: 'string', description: 'a signed note (C2SP tlog-checkpoint)', example: NOTE };

export const PROOF_TEXT = {
  type: 'string',
  description: 'C2SP tlog-proof',
  example: `c2sp.org/tlog-proof@v1\nindex 3\n${HASH}\n\n${NOTE}`,
};
