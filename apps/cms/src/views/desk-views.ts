import type { Config, SanitizedConfig } from 'payload'
import { type Change, deskList } from '../platform/desk-option.ts'
import type { Words } from '../platform/words/words.ts'

type Components = NonNullable<NonNullable<Config['admin']>['components']>

type Title = {
  /** The first part of the address below `/admin`. */
  first: string
  words: Words
  /** The title of a page below it. */
  below?: (second: string) => Words | undefined
}

const titles = deskList<Title>('viewTitles')

export type DeskView = {
  name: string
  /** Below `/admin`. */
  path: `/${string}`
  component: string
  /** Its heading, in the browser's tab too. Payload names its own addresses itself. */
  title?: Words
  titleBelow?: Title['below']
  /** The link to it in the navigation. */
  link?: string
}

const firstOf = (path: string): string => path.split('/')[1] ?? ''

const withComponents = (config: Config, change: (components: Components) => Components): Config => ({
  ...config,
  admin: { ...config.admin, components: change(config.admin?.components ?? {}) },
})

/** Adds a view of our own to the desk, with its title and its link. */
export const addView =
  ({ name, path, component, title, titleBelow, link }: DeskView): Change =>
  (config) => {
    const added = withComponents(config, (components) => ({
      ...components,
      views: { ...components.views, [name]: { Component: component, path } },
      afterNavLinks: [...(components.afterNavLinks ?? []), ...(link ? [link] : [])],
    }))
    if (!title) return added
    return titles.add({ first: firstOf(path), words: title, ...(titleBelow ? { below: titleBelow } : {}) })(
      added,
    )
  }

/** The title of the first page, which is a view of Payload's. */
export const nameFirstPage = (title: Words): Change => titles.add({ first: '', words: title })

type List = 'actions' | 'beforeLogin' | 'afterLogin' | 'providers'

/** Adds a component to one of the places that Payload keeps for them. */
export const addComponent =
  (list: List, component: string): Change =>
  (config) =>
    withComponents(config, (components) => ({
      ...components,
      [list]: [...(components[list] ?? []), component],
    }))

/**
 * What a view of ours is called in the browser's tab and by a screen reader: its heading. Payload calls each of them
 * "Payload". Undefined for Payload's own views, which it names itself.
 */
export function viewTitle(
  payload: { config: Pick<SanitizedConfig, 'custom'> },
  [first = '', second = '']: readonly string[],
): Words | undefined {
  const title = titles.of(payload).find((each) => each.first === first)
  return (second === '' ? undefined : title?.below?.(second)) ?? title?.words
}
