import type { verify as english } from '../en/verify';

type Whose = 'visitor' | 'server' | 'file';
type State = 'holds' | 'partly' | 'fails' | 'open';

const number = (count: number): string => count.toLocaleString('sv-SE');
const events = (count: number): string => `${number(count)} ${count === 1 ? 'händelse' : 'händelser'}`;

const STATE: Readonly<Record<State, string>> = {
  holds: 'Håller',
  partly: 'Delvis kontrollerat',
  fails: 'Håller inte',
  open: 'Observera',
};

const WHOSE: Readonly<Record<Whose, string>> = {
  visitor: 'din egen nyckel',
  server: 'den nyckel som den här servern ger',
  file: 'nyckeln i själva filen',
};

/** The texts of the page that checks evidence, in Swedish. */
export const verify: typeof english = {
  intro:
    'Om liggaren fortfarande har vad den hade, oförändrat, räknas ut här i din webbläsare. Servern lämnar bara ut bevisen.',
  working: 'Kontrollerar',
  state: STATE,
  noCrypto: 'Den här webbläsaren kan inte kontrollera något här',
  noCryptoMeans:
    'Webbläsare ger kryptografi bara till sidor som hämtats med https eller från datorn själv. Öppna sidan så, eller kontrollera med kommandot: ledger verify.',
  head: {
    heading: 'Liggaren som den senast signerades',
    origin: 'Liggare',
    events: 'Händelser',
    root: 'Rot',
    signed: 'Signerad',
    witnesses: 'Vittnen',
    unchecked: 'enligt den själv; kontrollerat där du har klistrat in deras nycklar',
    note: 'Kontrollpunkten, ord för ord',
    again: 'Kontrollera igen',
    seenNote: 'Vad den här webbläsaren hade sett, ord för ord',
    forget: 'Glöm vad den här webbläsaren har sett',
  },
  key: {
    heading: 'Nyckel',
    with: (whose: Whose) => `Kontrollerat med ${WHOSE[whose]}.`,
    none: 'Det finns ingen nyckel att kontrollera med.',
    trust:
      'Det hittar varje fel, och varje ändring bakom serverns rygg. Det hittar inte en server som ljuger: den skulle ljuga om sin nyckel också. Be arrangören om nyckeln och klistra in den här.',
    kept: 'Den här webbläsaren behåller den till ditt nästa besök.',
    label: 'Liggarens kontrollnyckel (vittnens nycklar kan följa, en per rad)',
    example: 'namn+1a2b3c4d+AbCd...',
    use: 'Använd den här nyckeln',
    drop: 'Använd nyckeln som servern ger',
    bad: (line: string) =>
      `'${line.length > 60 ? `${line.slice(0, 57)}...` : line}' är ingen kontrollnyckel: något saknas eller är felskrivet.`,
    short: (key: string) => key.split('+').slice(0, 2).join('+'),
  },
  signature: {
    holds: (names: readonly string[], size: number) =>
      `Kontrollpunkten över ${events(size)} är signerad av ${names.join(' och ')}.`,
    means: 'Den som har den privata halvan av din nyckel går i god för just dessa händelser i denna ordning.',
    trusts: (whose: Whose) =>
      whose === 'file'
        ? 'Nyckeln är den som finns i filen: det visar att filen hänger ihop, och inte vem som har gjort den.'
        : 'Nyckeln är den som den här servern ger: den kan inte visa att servern talar sanning.',
    only: (says: string) => `Signaturen håller; händelserna kontrollerades inte. ${says}`,
    pasteOne: 'För att kontrollera mot någon du litar på, klistra in den nyckel som du har fått.',
    fails: (reason: string) => `Kontrollpunkten är inte signerad som den ska vara: ${reason}.`,
    failsMeans: (whose: Whose) =>
      whose === 'visitor'
        ? 'Antingen är din nyckel till en annan liggare, eller så är den gammal; eller så har någon annan än liggaren gjort den här kontrollpunkten. Fråga arrangören vilken nyckel som gäller innan du tror på något här.'
        : 'Någon har ändrat kontrollpunkten eller nyckeln på vägen eller på servern. Tro inte på något här innan arrangören har förklarat det.',
    notItsOwn: (origin: string) => `Kontrollpunkten är inte signerad av ${origin}, som den påstår sig komma från.`,
    unknown: 'Den här webbläsaren känner inte till Ed25519, så signaturen kontrollerades inte.',
    unknownMeans:
      'Bevisen nedan kontrolleras ändå. En nyare webbläsare, eller ledger verify, kontrollerar signaturen också.',
    noKey: 'Det finns ingen nyckel, så signaturen kontrollerades inte.',
    noKeyMeans: 'Klistra in nyckeln som arrangören har gett dig.',
  },
  growth: {
    first: 'Den här webbläsaren ser den här liggaren för första gången.',
    firstMeans: 'Den behåller kontrollpunkten och kontrollerar vid ditt nästa besök att inget av den har ändrats.',
    holds: (size: number, more: number, when: string) =>
      more === 0
        ? `Det är den kontrollpunkt som den här webbläsaren såg senast (${events(size)}, ${when}).`
        : `Kontrollpunkten som den här webbläsaren såg (${events(size)}, ${when}) är början på den här; ${number(more)} har kommit till sedan dess.`,
    means:
      'Den som signerade dem har inte tagit tillbaka något signerat. Det visar inte att de lagrade händelserna fortfarande är de signerade.',
    shrunk: (before: number, now: number, when: string) =>
      `Liggaren visar ${events(now)}; den här webbläsaren har sett ${number(before)} (${when}).`,
    rewritten: (before: number, when: string) =>
      `Liggaren är inte fortsättningen på de ${events(before)} som den här webbläsaren har sett (${when}).`,
    keep: (first: number | null) =>
      `${first === null ? 'Minst en händelse som fanns där har ändrats, tagits ut eller skjutits in' : `Det som fanns där från position ${number(first)} har tagits bort`}. Någon har skrivit om liggaren, har återställt en gammal kopia eller visar dig en annan liggare än förut. Båda kontrollpunkterna, var och en med sin signatur, är bevis för det: behåll dem.`,
    unproved: (before: number, when: string, problem: string) =>
      `Servern ger inget bevis för att den fortfarande har de ${events(before)} som den här webbläsaren har sett (${when}): ${problem}`,
    refused: 'En ärlig server kan alltid ge det. Försök igen; om det fortsätter så, fråga arrangören.',
    others: (origins: readonly string[]) => `På den här adressen har webbläsaren också sett: ${origins.join(', ')}.`,
    othersMeans: 'Om du väntade dig den liggaren här har någon satt en annan i dess ställe.',
  },
  same: {
    holds: 'Filens kontrollpunkt hör till liggaren som den här sidan visar.',
    fails: 'Filens kontrollpunkt är inte från liggaren som den här sidan visar, fast den har samma namn.',
    other: (elsewhere: string, here: string) =>
      `Filen är från en annan liggare (${elsewhere}) än den här sidan (${here}).`,
    otherMeans: 'Det som filen bevisar, bevisar den av sig själv.',
    unproved: (problem: string) => `Den jämfördes inte med liggaren som den här sidan visar: ${problem}`,
  },
  events: {
    holds: (count: number, what: string, size: number) =>
      `${what}: ${count === 1 ? 'händelsen finns' : `alla ${events(count)} finns`} i liggaren med ${events(size)}, var och en på sin plats och som den registrerades.`,
    means: 'Ingen kan ändra en av dem utan att den här kontrollen slår fel för alla som har behållit en kontrollpunkt.',
    not: 'Det visar inte att det som registrerades är sant, och inte heller att inget har utelämnats eller kommit till senare.',
    fails: (place: string, words: string, position: number, reason: string) =>
      `${place}, position ${position} i liggaren, ”${words}”: ${reason}.`,
    failsMeans:
      'Lita inte på den här händelsen, och inte på något som följer av den. Själva liggaren kan vara som den ska: hämta beviset igen från en källa du litar på och jämför.',
    checkpoint: (reason: string) => `Inget kan bevisas med den här kontrollpunkten: ${reason}.`,
    checkpointMeans: 'Händelserna undersöktes inte, eftersom inget går i god för trädet som de skulle finnas i.',
    other: (what: string) => `Servern har svarat med andra händelser än dem i ${what}.`,
    otherMeans: 'Deras bevis kan vara goda; de bevisar något annat än det du frågade efter.',
    list: (count: number) => `Vad som bevisades: ${events(count)}`,
    position: 'Position i liggaren',
  },
  every: {
    button: 'Kontrollera varje händelse',
    progress: (done: number, all: number) => `${number(done)} av ${events(all)} kontrollerade`,
    holds: (count: number) =>
      `Varje händelse har räknats om i den här webbläsaren: alla ${events(count)} är de som signerades.`,
    means: 'Ingen av dem har ändrats, tagits bort eller skjutits in sedan kontrollpunkten signerades.',
    some: (visible: number, others: number) =>
      `Kontrollsummorna av alla händelser ger den signerade roten. De ${events(visible)} som du får se har räknats om i den här webbläsaren och är de. ${events(others)} är inte synliga för dig eller kunde inte hämtas och kontrollerades inte.`,
    someMeans:
      'Av en händelse som hålls tillbaka för dig är bara kontrollsumman offentlig. Tävlingsledaren, en revisor eller kommandot ledger verify kan kontrollera varje händelse.',
    altered: (place: string, words: string, position: number) =>
      `${place}, position ${position} i liggaren, "${words}": det är inte den händelse som kontrollsumman räknades av när den registrerades.`,
    illegible: (position: number) =>
      `Position ${position} i liggaren: det som är lagrat där är inte den händelse som kontrollsumman räknades av.`,
    alteredMeans:
      'Den har ändrats senare. Lita varken på den eller på något som följer av den. Kontrollen stannade här: händelserna efter den kontrollerades inte.',
    root: (size: number) => `Kontrollsummorna som servern visar för ${events(size)} ger inte den rot som signerades.`,
    rootMeans:
      'Minst en händelse har ändrats, tagits bort eller skjutits in tillsammans med sin kontrollsumma. Kommandot ledger verify säger var, så noga det kan sägas.',
    unread: (from: number, to: number, problem: string) =>
      `Händelserna på positionerna ${from} till ${to} kan inte hämtas: ${problem}`,
    unreadMeans: 'Kontrollen stannade här: inget är känt om dessa händelser och de efter dem.',
  },
  ask: {
    heading: 'En bricka, ett överklagande, en händelse',
    label: 'Vilken',
    hint: 'En bricka som demo.3.5, ett överklagande som appeal-a1, en händelse som demo.3.5@12 eller en position som 345',
    check: 'Kontrollera',
    position: (position: string) => `Position ${position} i liggaren`,
  },
  file: {
    heading: 'En fil som du har fått',
    label: 'Fil',
    hint: 'En ärendeakt, eller en .tlog-proof tillsammans med dess händelse; välj den, eller släpp den här. Den stannar i din webbläsare.',
    about: (names: readonly string[]) => names.join(', '),
    noProof: (name: string) => `${name} börjar som en .tlog-proof och kan inte läsas som en.`,
    noEvent: (name: string) => `${name} bevisar en händelse som finns i en egen fil: välj båda tillsammans.`,
    unknown: (names: readonly string[]) => `${names.join(', ')}: varken en ärendeakt eller ett bevis.`,
    what: (name: string) => `Händelserna i ${name}`,
  },
  case: {
    unreadable: (reason: string) => `Ärendeakten kan inte läsas: ${reason}`,
    unreadableMeans: 'Filen har skadats eller ändrats, eller kommer från nyare programvara.',
    follows: 'Allt som står i ärendet följer av händelserna i det.',
    followsMeans: 'Människors egna ord, namn och tal från andra bord är inte händelser: om de är bevisade står nedan.',
    differs: (parts: readonly string[]) => `Dessa delar av filen följer inte av dess händelser: ${parts.join(', ')}.`,
    differsMeans:
      'De har ändrats, eller räknats ut av en annan version av programvaran. Det är händelserna som räknas, inte dessa delar.',
    said: 'Det som folk sade med egna ord är det som händelserna har avtryck av.',
    notSaid: (event: string) => `Orden som filen har för ${event} är inte de som är förseglade där.`,
    notSaidMeans:
      'Man kan inte lita på dem: den som skrev filen har satt andra i deras ställe. Händelserna berörs inte av det.',
    signed: (by: string) => `Hela filen är som ${by} signerade den.`,
    signedMeans:
      'Namn, och tal och resultat från andra bord, är som liggaren exporterade dem, liksom allt annat i filen.',
    unsigned: 'Filen är inte signerad som helhet.',
    otherKey: 'Filen är signerad som helhet med liggarens nyckel, som inte finns bland nycklarna här.',
    notProved:
      'Inget bevisar dessa delar av den. För dem står den som gjorde filen, eller den som tog bort signaturen:',
    altered: (reason: string) => `Filen är inte den som liggaren signerade: ${reason}.`,
    alteredMeans:
      'Händelserna kan hålla ändå. Lita inte på något annat i filen: namn eller resultat från andra bord kan ha ändrats.',
    parts: {
      version: 'filens version',
      appeal: 'att den handlar om denna överklagan och inte bara om domslutet eller brickan',
      decision: 'att den handlar om detta beslut och inte om hela brickan',
      board: 'vilken bricka den handlar om',
      names: 'parternas namn',
      streams: 'händelserna',
      selection: 'att ingen händelse och inget uttalande har utelämnats',
      field: 'tal, resultat och straff från de andra borden och deltagarna',
      statements: 'vad folk sade med egna ord',
      'proofs.checkpoint': 'kontrollpunkten',
      'proofs.inclusion': 'händelsernas bevis',
      'proofs.keys': 'nycklarna som filen nämner',
      session: 'vad som är fastlagt för tävlingen',
      parties: 'parterna',
      people: 'personerna och deras roller',
      view: 'brickan som den står',
      penaltyCards: 'straffkorten',
      effects: 'poäng före och efter, som vilar på de andra borden',
      tables: 'resultaten vid alla bord',
      laws: 'paragraferna',
      timeline: 'tidslinjen',
    },
    noProofs: 'Filen har inga bevis.',
    noProofsMeans:
      'Den gjordes innan liggaren hade signerat en kontrollpunkt över dess händelser, eller av äldre programvara. Be att få den exporterad på nytt.',
  },
};
