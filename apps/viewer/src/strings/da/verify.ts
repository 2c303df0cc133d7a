import type { verify as english } from '../en/verify';

type Whose = 'visitor' | 'server' | 'file';
type State = 'holds' | 'partly' | 'fails' | 'open';

const number = (count: number): string => count.toLocaleString('da-DK');
const events = (count: number): string => `${number(count)} ${count === 1 ? 'hændelse' : 'hændelser'}`;

const STATE: Readonly<Record<State, string>> = {
  holds: 'Holder',
  partly: 'Delvis kontrolleret',
  fails: 'Holder ikke',
  open: 'Bemærk',
};

const WHOSE: Readonly<Record<Whose, string>> = {
  visitor: 'din egen nøgle',
  server: 'den nøgle, som denne server giver',
  file: 'nøglen i selve filen',
};

/** The texts of the page that checks evidence, in Danish. */
export const verify: typeof english = {
  intro:
    'Om protokollen stadig har, hvad den havde, uændret, regnes ud her i din browser. Serveren udleverer kun beviserne.',
  working: 'Kontrollerer',
  state: STATE,
  noCrypto: 'Denne browser kan ikke kontrollere noget her',
  noCryptoMeans:
    'Browsere giver kun kryptografi til sider, der er hentet med https eller fra computeren selv. Åbn siden på den måde, eller kontrollér med kommandoen: ledger verify.',
  head: {
    heading: 'Protokollen, som den sidst blev underskrevet',
    origin: 'Protokol',
    events: 'Hændelser',
    root: 'Rod',
    signed: 'Underskrevet',
    witnesses: 'Vidner',
    unchecked: 'som den selv siger; kontrolleret, hvor du har indsat deres nøgler',
    note: 'Kontrolpunktet, ord for ord',
    again: 'Kontrollér igen',
    seenNote: 'Hvad denne browser havde set, ord for ord',
    forget: 'Glem, hvad denne browser har set',
  },
  key: {
    heading: 'Nøgle',
    with: (whose: Whose) => `Kontrolleret med ${WHOSE[whose]}.`,
    none: 'Der er ingen nøgle at kontrollere med.',
    trust:
      'Det finder enhver fejl og enhver ændring bag om serverens ryg. Det finder ikke en server, der lyver: den ville også lyve om sin nøgle. Bed arrangøren om nøglen, og indsæt den her.',
    kept: 'Denne browser husker den til dit næste besøg.',
    label: 'Protokollens kontrolnøgle (vidners nøgler kan følge efter, én på hver linje)',
    example: 'navn+1a2b3c4d+AbCd...',
    use: 'Brug denne nøgle',
    drop: 'Brug den nøgle, som serveren giver',
    bad: (line: string) =>
      `'${line.length > 60 ? `${line.slice(0, 57)}...` : line}' er ingen kontrolnøgle: noget mangler eller er skrevet forkert.`,
    short: (key: string) => key.split('+').slice(0, 2).join('+'),
  },
  signature: {
    holds: (names: readonly string[], size: number) =>
      `Kontrolpunktet over ${events(size)} er underskrevet af ${names.join(' og ')}.`,
    means: 'Den, der har den private halvdel af din nøgle, står inde for netop disse hændelser i denne rækkefølge.',
    trusts: (whose: Whose) =>
      whose === 'file'
        ? 'Nøglen er den, der står i filen: det viser, at filen hænger sammen, og ikke, hvem der har lavet den.'
        : 'Nøglen er den, som denne server giver: den kan ikke vise, at serveren taler sandt.',
    only: (says: string) => `Underskriften holder; hændelserne blev ikke kontrolleret. ${says}`,
    pasteOne: 'For at kontrollere med en, du stoler på, kan du indsætte den nøgle, du har fået.',
    fails: (reason: string) => `Kontrolpunktet er ikke underskrevet, som det skal være: ${reason}.`,
    failsMeans: (whose: Whose) =>
      whose === 'visitor'
        ? 'Enten er din nøgle til en anden protokol, eller den er gammel; eller en anden end protokollen har lavet dette kontrolpunkt. Spørg arrangøren, hvilken nøgle der gælder, før du tror på noget her.'
        : 'Nogen har ændret kontrolpunktet eller nøglen undervejs eller på serveren. Tro ikke på noget her, før arrangøren har forklaret det.',
    notItsOwn: (origin: string) => `Kontrolpunktet er ikke underskrevet af ${origin}, som det påstår at komme fra.`,
    unknown: 'Denne browser kender ikke Ed25519, så underskriften blev ikke kontrolleret.',
    unknownMeans:
      'Beviserne nedenfor er kontrolleret alligevel. En nyere browser, eller ledger verify, kontrollerer også underskriften.',
    noKey: 'Der er ingen nøgle, så underskriften blev ikke kontrolleret.',
    noKeyMeans: 'Indsæt den nøgle, som arrangøren har givet dig.',
  },
  growth: {
    first: 'Denne browser ser denne protokol for første gang.',
    firstMeans: 'Den gemmer kontrolpunktet og kontrollerer ved dit næste besøg, at intet af det er ændret.',
    holds: (size: number, more: number, when: string) =>
      more === 0
        ? `Det er det kontrolpunkt, som denne browser så sidst (${events(size)}, ${when}).`
        : `Det kontrolpunkt, som denne browser så (${events(size)}, ${when}), er begyndelsen af dette; ${number(more)} er kommet til siden.`,
    means:
      'Den, der har underskrevet dem, har ikke taget noget underskrevet tilbage. Det viser ikke, at de gemte hændelser stadig er de underskrevne.',
    shrunk: (before: number, now: number, when: string) =>
      `Protokollen viser ${events(now)}; denne browser har set ${number(before)} (${when}).`,
    rewritten: (before: number, when: string) =>
      `Protokollen er ikke fortsættelsen af de ${events(before)}, som denne browser har set (${when}).`,
    keep: (first: number | null) =>
      `${first === null ? 'Mindst én hændelse, der var der, er ændret, taget ud eller sat ind' : `Det, der var der fra position ${number(first)}, er taget væk`}. Nogen har omskrevet protokollen, har gendannet en gammel kopi eller viser dig en anden protokol end før. Begge kontrolpunkter, hvert med sin underskrift, er bevis for det: gem dem.`,
    unproved: (before: number, when: string, problem: string) =>
      `Serveren giver intet bevis for, at den stadig har de ${events(before)}, som denne browser har set (${when}): ${problem}`,
    refused: 'En ærlig server kan altid give det. Prøv igen; hvis det bliver ved, så spørg arrangøren.',
    others: (origins: readonly string[]) => `På denne adresse har denne browser også set: ${origins.join(', ')}.`,
    othersMeans: 'Hvis du ventede den protokol her, har nogen sat en anden i dens sted.',
  },
  same: {
    holds: 'Filens kontrolpunkt hører til den protokol, som denne side viser.',
    fails: 'Filens kontrolpunkt er ikke fra den protokol, som denne side viser, selv om den har samme navn.',
    other: (elsewhere: string, here: string) =>
      `Filen er fra en anden protokol (${elsewhere}) end denne side (${here}).`,
    otherMeans: 'Det, filen beviser, beviser den af sig selv.',
    unproved: (problem: string) => `Den blev ikke sammenlignet med den protokol, som denne side viser: ${problem}`,
  },
  events: {
    holds: (count: number, what: string, size: number) =>
      `${what}: ${count === 1 ? 'hændelsen er' : `alle ${events(count)} er`} i protokollen med ${events(size)}, hver på sin plads og som den blev registreret.`,
    means: 'Ingen kan ændre en af dem, uden at denne kontrol slår fejl for alle, der har gemt et kontrolpunkt.',
    not: 'Det viser ikke, at det, der blev registreret, er sandt, og heller ikke, at intet er udeladt eller kommet til senere.',
    fails: (place: string, words: string, position: number, reason: string) =>
      `${place}, position ${position} i protokollen, »${words}«: ${reason}.`,
    failsMeans:
      'Stol ikke på denne hændelse eller på noget, der følger af den. Selve protokollen kan være, som den skal: hent beviset igen fra en kilde, du stoler på, og sammenlign.',
    checkpoint: (reason: string) => `Intet kan bevises med dette kontrolpunkt: ${reason}.`,
    checkpointMeans: 'Hændelserne blev ikke undersøgt, da intet står inde for det træ, de skulle være i.',
    other: (what: string) => `Serveren har svaret med andre hændelser end dem i ${what}.`,
    otherMeans: 'Deres beviser kan være gode nok; de beviser noget andet end det, du spurgte om.',
    list: (count: number) => `Hvad der blev bevist: ${events(count)}`,
    position: 'Position i protokollen',
  },
  every: {
    button: 'Kontrollér hver hændelse',
    progress: (done: number, all: number) => `${number(done)} af ${events(all)} kontrolleret`,
    holds: (count: number) =>
      `Hver hændelse er regnet efter i denne browser: alle ${events(count)} er dem, der blev underskrevet.`,
    means: 'Ingen af dem er ændret, fjernet eller skudt ind, siden kontrolpunktet blev underskrevet.',
    some: (visible: number, others: number) =>
      `Kontrolsummerne af alle hændelser giver den underskrevne rod. De ${events(visible)}, som du må se, er regnet efter i denne browser og er dem. ${events(others)} er ikke synlige for dig eller kunne ikke hentes og blev ikke kontrolleret.`,
    someMeans:
      'Af en hændelse, der holdes tilbage for dig, er kun kontrolsummen offentlig. Turneringslederen, en revisor eller kommandoen ledger verify kan kontrollere hver hændelse.',
    altered: (place: string, words: string, position: number) =>
      `${place}, position ${position} i protokollen, "${words}": det er ikke den hændelse, som kontrolsummen blev regnet af, da den blev registreret.`,
    illegible: (position: number) =>
      `Position ${position} i protokollen: det, der er gemt dér, er ikke den hændelse, som kontrolsummen blev regnet af.`,
    alteredMeans:
      'Den er ændret senere. Stol hverken på den eller på noget, der følger af den. Kontrollen standsede her: hændelserne efter den blev ikke kontrolleret.',
    root: (size: number) =>
      `De kontrolsummer, som serveren viser for ${events(size)}, giver ikke den rod, der blev underskrevet.`,
    rootMeans:
      'Mindst én hændelse er ændret, fjernet eller skudt ind sammen med sin kontrolsum. Kommandoen ledger verify siger hvor, så nøje det kan siges.',
    unread: (from: number, to: number, problem: string) =>
      `Hændelserne på positionerne ${from} til ${to} kan ikke hentes: ${problem}`,
    unreadMeans: 'Kontrollen standsede her: intet vides om disse hændelser og dem efter dem.',
  },
  ask: {
    heading: 'Et spil, en appel, en hændelse',
    label: 'Hvilken',
    hint: 'Et spil som demo.3.5, en appel som appeal-a1, en hændelse som demo.3.5@12 eller en position som 345',
    check: 'Kontrollér',
    position: (position: string) => `Position ${position} i protokollen`,
  },
  file: {
    heading: 'En fil, som du har fået',
    label: 'Fil',
    hint: 'En sags akter, eller en .tlog-proof sammen med dens hændelse; vælg den, eller slip den her. Den bliver i din browser.',
    about: (names: readonly string[]) => names.join(', '),
    noProof: (name: string) => `${name} begynder som en .tlog-proof og kan ikke læses som en.`,
    noEvent: (name: string) => `${name} beviser en hændelse, der er i en fil for sig: vælg begge sammen.`,
    unknown: (names: readonly string[]) => `${names.join(', ')}: hverken en sags akter eller et bevis.`,
    what: (name: string) => `Hændelserne i ${name}`,
  },
  case: {
    unreadable: (reason: string) => `Sagens akter kan ikke læses: ${reason}`,
    unreadableMeans: 'Filen er beskadiget eller ændret, eller den kommer fra nyere software.',
    follows: 'Alt, hvad der står i sagen, følger af hændelserne i den.',
    followsMeans: 'Folks egne ord, navne og tal fra andre borde er ikke hændelser: om de er bevist, står nedenfor.',
    differs: (parts: readonly string[]) => `Disse dele af filen følger ikke af dens hændelser: ${parts.join(', ')}.`,
    differsMeans:
      'De er ændret eller regnet ud af en anden version af softwaren. Det er hændelserne, der tæller, ikke disse dele.',
    said: 'Hvad folk sagde med deres egne ord, er det, som hændelserne har aftrykket af.',
    notSaid: (event: string) => `De ord, som filen har til ${event}, er ikke dem, der er forseglet der.`,
    notSaidMeans:
      'Man kan ikke stole på dem: den, der skrev filen, har sat andre i deres sted. Hændelserne er ikke berørt af det.',
    signed: (by: string) => `Hele filen er, som ${by} underskrev den.`,
    signedMeans:
      'Navne, og tal og resultater fra andre borde, er som protokollen eksporterede dem, ligesom alt andet i filen.',
    unsigned: 'Filen er ikke underskrevet som helhed.',
    otherKey: 'Filen er underskrevet som helhed med protokollens nøgle, som ikke er blandt nøglerne her.',
    notProved:
      'Intet beviser disse dele af den. For dem står den, der lavede filen, eller den, der fjernede underskriften:',
    altered: (reason: string) => `Filen er ikke den, som protokollen underskrev: ${reason}.`,
    alteredMeans:
      'Hændelserne kan holde alligevel. Stol ikke på andet i filen: navne eller resultater fra andre borde kan være ændret.',
    parts: {
      version: 'filens version',
      appeal: 'at den handler om denne appel og ikke kun om kendelsen eller spillet',
      decision: 'at den handler om denne afgørelse og ikke om hele spillet',
      board: 'hvilket spil den handler om',
      names: 'parternes navne',
      streams: 'hændelserne',
      selection: 'at ingen hændelse og ingen udtalelse er udeladt',
      field: 'tal, resultater og straffe fra de andre borde og deltagere',
      statements: 'hvad folk sagde med deres egne ord',
      'proofs.checkpoint': 'kontrolpunktet',
      'proofs.inclusion': 'hændelsernes beviser',
      'proofs.keys': 'de nøgler, som filen nævner',
      session: 'hvad der er fastlagt for turneringen',
      parties: 'parterne',
      people: 'personerne og deres roller',
      view: 'spillet, som det står',
      penaltyCards: 'strafkortene',
      effects: 'scorer før og efter, som hviler på de andre borde',
      tables: 'resultaterne ved alle borde',
      laws: 'paragrafferne',
      timeline: 'tidslinjen',
    },
    noProofs: 'Filen har ingen beviser.',
    noProofsMeans:
      'Den er lavet, før protokollen havde underskrevet et kontrolpunkt over dens hændelser, eller af ældre software. Bed om at få den eksporteret igen.',
  },
};
