import type { Law } from './entry';
import { law41 } from './law-41';
import { law42 } from './law-42';
import { law43 } from './law-43';
import { law44 } from './law-44';
import { law45 } from './law-45';
import { law46 } from './law-46';
import { law47 } from './law-47';
import { law48 } from './law-48';
import { law49 } from './law-49';
import { law50 } from './law-50';
import { law51 } from './law-51';
import { law52 } from './law-52';
import { law53 } from './law-53';
import { law54 } from './law-54';
import { law55 } from './law-55';
import { law56 } from './law-56';
import { law57 } from './law-57';
import { law58 } from './law-58';
import { law59 } from './law-59';
import { law60 } from './law-60';
import { law61 } from './law-61';
import { law62 } from './law-62';
import { law63 } from './law-63';
import { law64 } from './law-64';
import { law65 } from './law-65';
import { law66 } from './law-66';
import { law67 } from './law-67';
import { law68 } from './law-68';
import { law69 } from './law-69';
import { law70 } from './law-70';
import { law71 } from './law-71';
import { law72 } from './law-72';
import { law73 } from './law-73';
import { law74 } from './law-74';
import { law75 } from './law-75';
import { law76 } from './law-76';
import { law77 } from './law-77';
import { law78 } from './law-78';
import { law79 } from './law-79';
import { law80 } from './law-80';
import { law81 } from './law-81';
import { law82 } from './law-82';
import { law83 } from './law-83';
import { law84 } from './law-84';
import { law85 } from './law-85';
import { law86 } from './law-86';
import { law87 } from './law-87';
import { law88 } from './law-88';
import { law89 } from './law-89';
import { law90 } from './law-90';
import { law91 } from './law-91';
import { law92 } from './law-92';
import { law93 } from './law-93';

/** Laws 41 to 93, in order: the play, the score, the director and appeals. */
export const LAWS_41_TO_93: readonly Law[] = [
  law41,
  law42,
  law43,
  law44,
  law45,
  law46,
  law47,
  law48,
  law49,
  law50,
  law51,
  law52,
  law53,
  law54,
  law55,
  law56,
  law57,
  law58,
  law59,
  law60,
  law61,
  law62,
  law63,
  law64,
  law65,
  law66,
  law67,
  law68,
  law69,
  law70,
  law71,
  law72,
  law73,
  law74,
  law75,
  law76,
  law77,
  law78,
  law79,
  law80,
  law81,
  law82,
  law83,
  law84,
  law85,
  law86,
  law87,
  law88,
  law89,
  law90,
  law91,
  law92,
  law93,
];
