import type { Turn } from '@nagardwar/http/rate-limit'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** What one process has counted. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** What a worker asks the primary process. */
export type Question =
  | { kind: 'turn'; limit: string; perMinute: number; client: string }
  | { kind: 'figures' }
export type Answer = Turn | Figures[]

export type ToPrimary =
  | { kind: 'question'; number: number; question: Question }
  | { kind: 'figures'; number: number; figures: Figures }
export type ToWorker =
  | { kind: 'answer'; number: number; answer: Answer }
  | { kind: 'giveFigures'; number: number }
