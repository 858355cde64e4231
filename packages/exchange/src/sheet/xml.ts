/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen'

export type Attributes = Readonly<Record<string, string>>
export type XmlReader = {
  open?: (name: string, attributes: () => Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** `x:row` and `row` are the same element: programs write the spreadsheet's namespace with and without a prefix. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

function decoded(attributes: Record<string, string>, decode: (text: string) => string): Attributes {
  for (const [name, value] of Object.entries(attributes))
    if (value.includes('&')) attributes[name] = decode(value)
  return attributes
}

/** Reads XML from its beginning to its end. Only the five entities of XML itself are resolved. Throws where it is broken. */
export function readXml(xml: string, { open, close, text }: XmlReader): void {
  const parser = new Parser()
  if (open)
    parser.on('openTag', (name, attributes, decode) => open(local(name), () => decoded(attributes(), decode)))
  if (close) parser.on('closeTag', (name) => close(local(name)))
  if (text) {
    parser.on('text', (part, decode) => text(decode(part)))
    parser.on('cdata', text)
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(xml)
}
