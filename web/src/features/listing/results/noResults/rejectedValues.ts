import type { FieldProblem } from '@/shared/api/problem'
import { LIST_NAMES, VALUE_FILTERS, type ListName } from '../../state/filterTable'
import type { ListingState } from '../../state/listingState'

/** A value of the URL that the catalogue does not have. */
interface RejectedValue {
  readonly list: ListName
  readonly value: string
}

/** The errors of a rejected search: unknown values, a page after the last page, or other errors. */
interface Rejection {
  readonly values: readonly RejectedValue[]
  readonly hasPage: boolean
  readonly hasOther: boolean
}

/** Converts the rejected fields of a request to errors that a visitor understands. */
export function findRejection(fields: readonly FieldProblem[], state: ListingState): Rejection {
  const found = fields.map((field) => ({ field, values: findValues(field, state) }))
  const isPage = ({ field }: FieldProblem) => getPath(field).join('.') === 'page'
  return {
    values: found.flatMap(({ values }) => values),
    hasPage: fields.some(isPage),
    hasOther: found.some(({ field, values }) => values.length === 0 && !isPage(field)),
  }
}

/** Finds the selected values that the server rejected. The error text contains them in quotes. */
function findValues({ field, reason }: FieldProblem, { lists }: ListingState): RejectedValue[] {
  const path = getPath(field)
  const list = LIST_NAMES.find((name) => path.includes(VALUE_FILTERS[name].requestKey))
  return list === undefined ? [] : lists[list].filter((value) => reason.includes(`'${value}'`)).map((value) => ({ list, value }))
}

function getPath(field: string): string[] {
  return field.split('.')
}
