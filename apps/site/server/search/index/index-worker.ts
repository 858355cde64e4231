import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { reasonOf } from '@nagardwar/http/log'
import type { Question } from '../../../app/api/search.ts'
import { searchProgram } from '../../paths.ts'
import { createTextStore } from '../documents/text-store.ts'
import { readWording } from '../entries/wording.ts'
import {
  isDamaged,
  isSqliteError,
  openIndexFile,
  openInMemory,
  removeIndexFile,
  removeUnused,
  stampOfProgram,
} from './index-file.ts'
import type { FromWorker, ToWorker, WorkerData } from './messages.ts'
import { releaseMemory } from './release-memory.ts'
import { createSearchIndexer } from './search-indexer.ts'

// The index has its own thread, so that neither filling it nor a long search delays a page.
const { paths, folder, notOnDisk } = workerData as WorkerData
const tell = (message: FromWorker): void => parentPort?.postMessage(message)
const stamp = stampOfProgram(searchProgram)
const opened = notOnDisk === undefined ? openIndexFile(folder, stamp) : openInMemory(stamp, notOnDisk)
if (opened.notOnDisk !== undefined && notOnDisk === undefined)
  tell({ kind: 'notOnDisk', reason: opened.notOnDisk })
const store = createTextStore(path.join(folder, 'texts'))
const indexer = createSearchIndexer({ wording: readWording(), paths, store, database: opened.database })
/** In milliseconds: so long only the making of an index takes, or of a large part of it. */
const longUpdate = 300
let isDue = false
let isUpdating = false
let isWhole = false
let areOthersRemoved = false

async function update(): Promise<void> {
  isDue = true
  if (isUpdating) return
  isUpdating = true
  while (isDue) {
    isDue = false
    const began = performance.now()
    const missing = await indexer.update()
    if (isWhole) await removeWithdrawn()
    const ms = Math.round(performance.now() - began)
    tell({ kind: 'updated', missing, ms, ...indexer.size() })
    if (ms > longUpdate) releaseMemory(indexer.forget)
  }
  isUpdating = false
}

async function removeWithdrawn(): Promise<void> {
  await store.keepOnly(indexer.documents())
  if (opened.file && !areOthersRemoved) removeUnused(folder, opened.file, stamp)
  areOthersRemoved = true
}

async function answer(number: number, question: Question): Promise<void> {
  const began = process.threadCpuUsage()
  const findings = await indexer.answer(question)
  const { user, system } = process.threadCpuUsage(began)
  tell({ kind: 'answer', number, findings, ms: (user + system) / 1000 })
}

async function take(message: ToWorker): Promise<void> {
  if (message.kind === 'list') {
    indexer.setList(message.name, message.language, message.rows)
    tell({ kind: 'taken', number: message.number })
  }
  if (message.kind === 'ended') indexer.setEnded(message.records)
  if (message.kind === 'emptyPages') indexer.leaveOut(message.addresses)
  if (message.kind === 'update') {
    isWhole = message.isWhole
    await update()
  }
  if (message.kind === 'question') await answer(message.number, message.question)
}

/** The thread ends, and the next one makes a damaged file anew, or does without a disk that is full. */
function giveUp(error: unknown): never {
  if (isSqliteError(error)) {
    if (isDamaged(error) && opened.file) removeIndexFile(opened.file)
    else tell({ kind: 'notOnDisk', reason: reasonOf(error) })
  }
  throw error
}

parentPort?.on('message', (message: ToWorker) => void take(message).catch(giveUp))
