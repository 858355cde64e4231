import { answerReader } from '@nagardwar/exchange/pdf/reading/answer-reader'

// Run for each document in a process of its own: it may take seconds, or more memory than the site has to give.
await answerReader()
