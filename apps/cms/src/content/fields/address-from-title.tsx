'use client'

import { useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { addressFor, type LinkFrom } from './address-for.ts'

const pause = 500
const mostTries = 9

/** An address that no other record of the list has: the second one with the same title ends with 2. */
async function freeAddress(wanted: string, list: string, own: unknown): Promise<string> {
  for (let number = 1; number <= mostTries; number += 1) {
    const address = number === 1 ? wanted : `${wanted}-${number}`
    const query = new URLSearchParams({
      'where[link][equals]': address,
      depth: '0',
      draft: 'true',
      limit: '2',
    })
    const answer = await fetch(`${list}?${query}`).catch(() => undefined)
    const { docs = [] } = answer?.ok ? ((await answer.json()) as { docs?: { id: unknown }[] }) : {}
    if (docs.every(({ id }) => id === own)) return address
  }
  return wanted
}

/** Below the address of a page: writes it from the title, until somebody writes another one or it is stored. */
export function AddressFromTitle({ title, before }: LinkFrom) {
  const { config } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  const english = useField<string>({ path: `${title}.en` }).value
  const marathi = useField<string>({ path: `${title}.mr` }).value
  const { initialValue, setValue, value } = useField<string>({ path: 'link' })
  const made = useRef('')
  const isOpen = !initialValue && (!value || value === made.current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the title, not what it has written itself
  useEffect(() => {
    const wanted = addressFor({ en: english ?? '', mr: marathi ?? '' }, before)
    if (!isOpen || wanted === '' || wanted === made.current) return
    const timer = setTimeout(async () => {
      made.current = await freeAddress(wanted, `${config.routes.api}/${collectionSlug}`, id)
      setValue(made.current)
    }, pause)
    return () => clearTimeout(timer)
  }, [english, marathi])
  return null
}
