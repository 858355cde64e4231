export { toMarathiDigits } from '@nagardwar/contract/browser'
