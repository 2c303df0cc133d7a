import type { Law } from './entry';
import { law01 } from './law-01';
import { law02 } from './law-02';
import { law03 } from './law-03';
import { law04 } from './law-04';
import { law05 } from './law-05';
import { law06 } from './law-06';
import { law07 } from './law-07';
import { law08 } from './law-08';
import { law09 } from './law-09';
import { law10 } from './law-10';
import { law11 } from './law-11';
import { law12 } from './law-12';
import { law13 } from './law-13';
import { law14 } from './law-14';
import { law15 } from './law-15';
import { law16 } from './law-16';
import { law17 } from './law-17';
import { law18 } from './law-18';
import { law19 } from './law-19';
import { law20 } from './law-20';
import { law21 } from './law-21';
import { law22 } from './law-22';
import { law23 } from './law-23';
import { law24 } from './law-24';
import { law25 } from './law-25';
import { law26 } from './law-26';
import { law27 } from './law-27';
import { law28 } from './law-28';
import { law29 } from './law-29';
import { law30 } from './law-30';
import { law31 } from './law-31';
import { law32 } from './law-32';
import { law33 } from './law-33';
import { law34 } from './law-34';
import { law35 } from './law-35';
import { law36 } from './law-36';
import { law37 } from './law-37';
import { law38 } from './law-38';
import { law39 } from './law-39';
import { law40 } from './law-40';

export const LAWS_1_TO_40: readonly Law[] = [
  law01,
  law02,
  law03,
  law04,
  law05,
  law06,
  law07,
  law08,
  law09,
  law10,
  law11,
  law12,
  law13,
  law14,
  law15,
  law16,
  law17,
  law18,
  law19,
  law20,
  law21,
  law22,
  law23,
  law24,
  law25,
  law26,
  law27,
  law28,
  law29,
  law30,
  law31,
  law32,
  law33,
  law34,
  law35,
  law36,
  law37,
  law38,
  law39,
  law40,
];
