/** The formats of some kinds of text on the wire, separate from the schemas so that browsers can check them too. */
export const filePattern = /^(\/[^\s\\()[\]]*|https?:\/\/[^\s\\()[\]]+)?$/
export const linkPattern = /^(\/.*|https?:\/\/.+|mailto:.+|tel:.+)?$/u
export const decimalPattern = /^(-?[0-9]+(\.[0-9]+)?)?$/
export const timePattern = /^(([01][0-9]|2[0-3]):[0-5][0-9])?$/
export const wardsPattern = /^[^,]*$/
export const positionPattern = /^(-?[0-9]+(\.[0-9]+)?, -?[0-9]+(\.[0-9]+)?)?$/

const day = '(Mo|Tu|We|Th|Fr|Sa|Su)'
const span = '[0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}'
const part = `(24/7|PH off|(${day}([-,]${day})* )?(off|${span}(,${span})*))`
export const hoursPattern = new RegExp(`^(${part}(; ${part})*)?$`)
