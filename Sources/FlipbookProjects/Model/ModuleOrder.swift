import FlipbookScenes

/// Puts modules after those that they depend on.
enum ModuleOrder {
  /// - Throws: ``FlipbookFailure`` that names the modules of a cycle.
  static func sorted(_ modules: [ProjectModule]) throws -> [ProjectModule] {
    var byName: [String: ProjectModule] = [:]
    for module in modules where byName[module.name] == nil { byName[module.name] = module }
    var order: [ProjectModule] = []
    var isDone: [String: Bool] = [:]
    var path: [String] = []
    func visit(_ name: String) throws {
      guard let module = byName[name] else { return }
      if isDone[name] == true { return }
      if isDone[name] == false {
        let cycle = path[(path.firstIndex(of: name) ?? 0)...] + [name]
        throw FlipbookFailure("Modules depend on each other: \(cycle.joined(separator: " → ")).", .scene)
      }
      isDone[name] = false
      path.append(name)
      for dependency in module.dependencies.sorted() where dependency != name { try visit(dependency) }
      path.removeLast()
      isDone[name] = true
      var known = module
      known.dependencies = module.dependencies.filter { byName[$0] != nil && $0 != name }
      order.append(known)
    }
    for module in modules { try visit(module.name) }
    return order
  }
}
