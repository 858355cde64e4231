/** The formats of some kinds of text on the wire, separate from the schemas so that browsers can check them too. */
export const filePattern = /^(\/[^\s\\()[\]]*|https?:\/\/[^\s\\()[\]]+)?$/
export const linkPattern = /^(\/.*|https?:\/\/.+|mailto:.+|tel:.+)?$/u
export const decimalPattern = /^(-?[0-9]+(\.[0-9]+)?)?$/
export const timePattern = /^(([01][0-9]|2[0-3]):[0-5][0-9])?$/
export const wardsPattern = /^[^,]*$/
