import type { ReactNode } from 'react'
import style from './state-label.module.css'

type Props = { tone: 'good' | 'limited' | 'bad' | 'over'; children: ReactNode }

/** A state in a word or two. Its colour repeats what the words say. */
export const StateLabel = ({ tone, children }: Props) => (
  <span className={`${style.state} ${style[tone] ?? ''}`}>{children}</span>
)
