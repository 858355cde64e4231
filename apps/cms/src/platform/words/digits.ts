const marathi = '०१२३४५६७८९'

/** Every digit as Marathi writes it: `2026` → `२०२६`. All other characters stay. */
export const toMarathiDigits = (text: string | number): string =>
  String(text).replace(/[0-9]/g, (digit) => marathi[Number(digit)] ?? digit)
