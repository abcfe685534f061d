import { useSyncExternalStore } from 'react'

/**
 * A value that is stored outside React. Components can subscribe to its changes. A listener is
 * told whether another tab has made the change.
 */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value, isFromOtherTab?: boolean) => void
  readonly subscribe: (onChange: (isFromOtherTab?: boolean) => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<(isFromOtherTab?: boolean) => void>()
  return {
    get: () => value,
    set: (next, isFromOtherTab) => {
      value = next
      for (const listener of listeners) listener(isFromOtherTab)
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
