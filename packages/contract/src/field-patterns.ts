/** The forms that texts of some kinds have on the wire; apart from the schemas, so that a browser can check them too. */
export const filePattern = /^(\/[^\s\\()[\]]*|https?:\/\/[^\s\\()[\]]+)?$/
export const linkPattern = /^(\/.*|https?:\/\/.+|mailto:.+|tel:.+)?$/u
export const decimalPattern = /^(-?[0-9]+(\.[0-9]+)?)?$/
export const wardsPattern = /^[^,]*$/
