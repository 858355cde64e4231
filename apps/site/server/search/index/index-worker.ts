import { parentPort, workerData } from 'node:worker_threads'
import { createTextStore } from '../documents/text-store.ts'
import { readWording } from '../entries/wording.ts'
import type { FromWorker, ToWorker, WorkerData } from './messages.ts'
import { createSearchIndexer } from './search-indexer.ts'

// The index has its own thread, so that neither filling it nor a long search delays a page.
const { paths, textsFolder } = workerData as WorkerData
const store = createTextStore(textsFolder)
const indexer = createSearchIndexer({ wording: readWording(), paths, store })
const tell = (message: FromWorker): void => parentPort?.postMessage(message)
let isDue = false
let isUpdating = false
let isWhole = false

async function update(): Promise<void> {
  isDue = true
  if (isUpdating) return
  isUpdating = true
  while (isDue) {
    isDue = false
    const began = performance.now()
    const missing = await indexer.update()
    if (isWhole) await store.keepOnly(indexer.documents())
    tell({ kind: 'updated', missing, ms: Math.round(performance.now() - began), ...indexer.size() })
  }
  isUpdating = false
}

parentPort?.on('message', async (message: ToWorker) => {
  if (message.kind === 'list') indexer.setList(message.name, message.language, message.rows)
  if (message.kind === 'ended') indexer.setEnded(message.records)
  if (message.kind === 'leftOut') indexer.leaveOut(message.addresses)
  if (message.kind === 'update') {
    isWhole = message.isWhole
    await update()
  }
  if (message.kind === 'question')
    tell({ kind: 'answer', number: message.number, findings: await indexer.answer(message.question) })
})
