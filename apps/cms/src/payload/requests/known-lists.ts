/*
 * Payload 3.90: takes the first part of an address for a list where an object has a property of that name: a request
 *   for `/constructor` fails in the server.
 * Upstream: none found.
 * Here: the lists have no other names than their own, so that such an address leads to nothing.
 * Canary: known-lists: an address that is named like a property of an object is an error of the server.
 */

import type { Payload } from 'payload'

export function onlyKnownLists({ collections }: Pick<Payload, 'collections'>): void {
  Object.setPrototypeOf(collections, null)
}
