@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Hands the executors of a scene's process to the runtime.
enum FilmExecutors: ExecutorFactory {
  static var mainExecutor: any MainExecutor { FilmExecutor.shared }
  static var defaultExecutor: any TaskExecutor { FilmPool.shared }
}
