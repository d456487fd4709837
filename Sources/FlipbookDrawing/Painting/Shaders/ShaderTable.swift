import FlipbookTime

/// The compiled functions of the program's Metal files, by name.
package struct ShaderTable: Sendable {
  /// Addresses of tables that no function was asked of yet.
  private var tables: [UInt] = []
  private var functions: [String: any PixelFunction] = [:]
  /// Files that could not be compiled, each with the reason.
  private var failures: [String] = []

  private static let slot = SharedContextSlot(.program) { Guarded(ShaderTable()) }

  /// Adds the functions of a table of the program. One that comes later takes the place of another of its name.
  ///
  /// - Parameter table: The address of the table.
  package static func add(_ table: UInt) {
    SceneContext.anyThread[slot].withLock { $0.tables.append(table) }
  }

  /// Adds the reason why a file's functions are not there.
  package static func add(failure: String) {
    SceneContext.anyThread[slot].withLock { $0.failures.append(failure) }
  }

  /// The function of a name; nil for none.
  static func function(_ name: String, _ resources: DrawingResources) -> (any PixelFunction)? {
    SceneContext.anyThread[slot].withLock { table in
      if let read = resources.shaderFunctions {
        for function in table.tables.flatMap(read) { table.functions[function.name] = function }
        table.tables = []
      }
      return table.functions[name]
    }
  }

  /// The reason why there is no function, in words.
  static var reason: String {
    SceneContext.anyThread[slot].withLock { table in
      if let first = table.failures.first { return "a Metal file can't be compiled: \(first)" }
      return table.functions.isEmpty
        ? "the scene has no Metal file with a stitchable function" : "no Metal file of the scene has it"
    }
  }
}
