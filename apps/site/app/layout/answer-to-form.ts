import { createContext } from 'react'

/** Whether the document is the answer to a form, for `<html>`: it cannot be asked for again (recovery/load-from-server.ts). */
export const AnswerToForm = createContext(false)
