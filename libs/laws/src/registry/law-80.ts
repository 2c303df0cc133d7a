import type { Law } from './entry';
import { same } from './paragraph';

export const law80: Law = {
  number: 80,
  title: {
    en: 'Who rules and who organises',
    da: 'Hvem bestemmer, og hvem arrangerer',
    sv: 'Vem som bestämmer och vem som arrangerar',
  },
  treatments: ['procedural'],
  paragraphs: [
    same('80A', 'The regulating authority.'),
    same('80A1', 'Who it is.'),
    same('80A1a', 'The World Bridge Federation for its own world events.'),
    same('80A1b', 'The zonal body for events under its wing.'),
    same('80A1c', 'The national body for all other events.'),
    same('80A2', 'It has the duties and powers that the Laws give it.'),
    same('80A3', 'It may delegate its powers and still answer for them, or assign them and answer for them no more.'),
    same('80B', 'The tournament organiser.'),
    same(
      '80B1',
      'The regulating authority may recognise an organiser, who sets up the event within the Laws and the ' +
        "authority's own demands. The organiser may delegate and still answers for it. Both can be the same " +
        'body.',
    ),
    same('80B2', 'What the organiser has to do and may do.'),
    same('80B2a', 'Appoint the director. If there is none, the players choose somebody to act as one.'),
    same('80B2b', 'Arrange beforehand for rooms, equipment and everything practical.'),
    same('80B2c', 'Set date and time of each session.'),
    same('80B2d', 'Set the terms of entry.'),
    same(
      '80B2e',
      'Set terms for calling and playing within the Laws, and special ones such as screens, where ' +
        'rectifications may be adapted for what the other side of the screen never learnt.',
    ),
    same('80B2f', 'Publish regulations that add to the Laws and do not go against them.'),
    same('80B2g', 'Find the staff.'),
    same('80B2g(i)', 'Arrange for the assistants that the director needs.'),
    same('80B2g(ii)', 'Name other officials and settle what they do and may do.'),
    same('80B2h', 'Arrange for entries to be taken and listed.'),
    same('80B2i', 'Provide good playing conditions and tell the contestants of them.'),
    same('80B2j', 'Arrange for scores to be collected and made into an official result.'),
    same('80B2k', 'Arrange for appeals to be heard under Law 93.'),
    same('80B2l', 'Whatever else the Laws give the organiser to do.'),
  ],
};
