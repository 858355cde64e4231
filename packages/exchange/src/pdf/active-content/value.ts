/** A value of a PDF (ISO 32000-1, 7.3). Numbers are kept, booleans and null are `undefined`. */
export type Value = number | Name | Text | Reference | Dictionary | Value[] | undefined
export type Dictionary = Map<string, Value>

/** Such as `/JavaScript`; what is written with `#xx` is read. */
export class Name {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A string, a letter for each byte. */
export class Text {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Stands for the object of this number. */
export class Reference {
  readonly to: number
  constructor(to: number) {
    this.to = to
  }
}

export const nameOf = (value: Value): string | undefined => (value instanceof Name ? value.name : undefined)
