// What keeps messages until there is a network, and sends them then. It is loaded after the page, as one file: a copy of
// the form on the device needs it (worker/library.ts).
export { deliverOutbox } from './deliver-outbox.ts'
export {
  keepForLater,
  keepSealed,
  onOutboxChange,
  putIntoOutbox,
  readOutbox,
  removeFromOutbox,
} from './outbox.ts'
