import { createContext } from 'react'
import type { BudgetBody } from './budget-view.ts'

/** The charts and tables of the budget at this address, for the server alone. Passed in by the server's entry. */
export const BudgetBodyHere = createContext<BudgetBody | null>(null)
