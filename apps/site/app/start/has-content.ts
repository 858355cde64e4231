import { useStart } from './start.ts'

/** What the server wrote on `<html>` for the script, for as long as the document lasts. */
const inDocument = import.meta.env.SSR ? [] : (document.documentElement.dataset.emptyPages ?? '').split(' ')

type HasContent = (address: string) => boolean

function useStartOnServer(): HasContent {
  const { emptyPages } = useStart()
  return (address) => !emptyPages?.includes(address)
}

/** Whether a page, or a part of home such as `/#news`, has something to show: nobody is led to one that has not. */
export const useHasContent: () => HasContent = import.meta.env.SSR
  ? useStartOnServer
  : () => (address) => !inDocument.includes(address)
