import { expect, test } from 'vitest'
import { renderHook } from '@testing-library/react'
import { useOptionLabel } from './useOptionLabel'

test.each(['constructor', 'toString', 'no such language'])('the unknown language %j of an address has no label', (value) => {
  const { result } = renderHook(useOptionLabel)
  expect(result.current('languages', value)).toBeUndefined()
})
