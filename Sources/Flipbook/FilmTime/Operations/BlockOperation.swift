/// An operation that calls closures, one after the other.
open class BlockOperation: Operation, @unchecked Sendable {
  /// The closures, in the order in which they are called.
  public private(set) var executionBlocks: [() -> Void] = []

  /// Makes an operation without a closure.
  public override init() { super.init() }

  /// Makes an operation of a closure.
  public convenience init(block: @escaping () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  /// Adds a closure, which is called after those before it.
  public func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  /// Calls the closures.
  open override func main() { executionBlocks.forEach { $0() } }
}
