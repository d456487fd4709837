import FlipbookScenes
import Foundation

/// Reads projects: Swift packages, Xcode's projects and workspaces, and folders without either.
package struct ProjectReader {
  /// Reads the manifest of a package.
  private let manifests: any ManifestReading

  package init(manifests: any ManifestReading) { self.manifests = manifests }

  /// Reads a project.
  ///
  /// - Parameter path: A folder, a `Package.swift`, an `.xcodeproj` or an `.xcworkspace`. Of a folder, its package is read,
  ///   else its workspace or its project of Xcode, else all packages and projects below, else the Swift files below.
  /// - Throws: ``FlipbookFailure`` when there is no such project, it is damaged, or it has no Swift file.
  package func read(_ path: String) throws -> Project {
    let place = URL(fileURLWithPath: path).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: place) else {
      throw FlipbookFailure("There is no project \"\(path)\".", .scene)
    }
    var project: Project
    switch (place as NSString).pathExtension {
    case "xcodeproj": project = try xcode([place], path: path, kind: .xcode)
    case "xcworkspace": project = try workspace(place, path: path)
    default:
      let isManifest = (place as NSString).lastPathComponent == "Package.swift"
      project = try folder(isManifest ? (place as NSString).deletingLastPathComponent : place, path: path)
    }
    project.modules = try ModuleOrder.sorted(project.modules)
    guard project.modules.contains(where: { !$0.sources.isEmpty }) else {
      let notes = project.notes.prefix(5).map { "\n\($0)" }.joined()
      throw FlipbookFailure("\"\(path)\" has no target with Swift files.\(notes)", .scene)
    }
    return project
  }

  /// The projects of Xcode's that lie below a project's folder and aren't read with it, since the folder is a package.
  package static func unread(of project: Project) -> [String] {
    project.kind == .package ? SourceTree.xcodeProjects(belowPackage: project.root) : []
  }

  private func folder(_ place: String, path: String) throws -> Project {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    if names.contains("Package.swift") { return try package(place, path: path) }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    // A workspace beside one project mostly adds what a package manager fetched.
    if let name = names.first(where: { $0.hasSuffix(".xcworkspace") }), projects.count != 1 {
      return try workspace(place + "/" + name, path: path)
    }
    let own =
      projects.isEmpty ? nil : try xcode(projects.map { place + "/" + $0 }, path: path, kind: .xcode)
    if let own, own.modules.contains(where: { !$0.sources.isEmpty }) { return own }
    // A project without files of its own does not hide those below it.
    let below = own == nil ? SourceTree.projects(below: place) : SourceTree.xcodeProjects(belowPackage: place)
    if let own, below.count <= projects.count { return own }
    guard !below.isEmpty else { return try FolderProject.read(place, path: path) }
    var project = try xcode(
      below.filter { $0.hasSuffix(".xcodeproj") }, path: path, kind: .folder, root: place,
      packages: below.filter { !$0.hasSuffix(".xcodeproj") })
    project.notes += looseFiles(in: place, besides: below, project: project)
    return project
  }

  /// Notes on the folders directly below one that hold Swift files, no project, and nothing that a target of the others has.
  private func looseFiles(in place: String, besides projects: [String], project: Project) -> [ProjectNote] {
    let known = Set(project.modules.flatMap(\.sources))
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    return names.compactMap { name in
      let folder = place + "/" + name
      guard !name.hasPrefix("."), !projects.contains(where: { $0.hasPrefix(folder + "/") || $0 == folder }),
        SourceTree.isSources(folder), let files = SourceTree.files(below: folder), !files.isEmpty,
        known.isDisjoint(with: files)
      else { return nil }
      return ProjectNote(
        name,
        files.count == 1
          ? "its Swift file is in no project; name the folder to draw its previews"
          : "its \(files.count) Swift files are in no project; name the folder to draw their previews")
    }
  }

  private func package(_ place: String, path: String) throws -> Project {
    var project = Project(path: path, root: place, kind: .package)
    var reader = PackageReader(manifests: manifests)
    try reader.read(place, isRoot: true)
    reader.finish(into: &project)
    return project
  }

  private func workspace(_ place: String, path: String) throws -> Project {
    let members = try WorkspaceFile(place).members
    let projects = members.filter { $0.hasSuffix(".xcodeproj") }
    return try xcode(
      projects, path: path, kind: .workspace, root: (place as NSString).deletingLastPathComponent,
      packages: members.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") })
  }

  private func xcode(
    _ places: [String], path: String, kind: Project.Kind, root: String? = nil, packages: [String] = []
  ) throws -> Project {
    let folder = root ?? (places.first.map { ($0 as NSString).deletingLastPathComponent } ?? path)
    var project = Project(path: path, root: folder, kind: kind)
    var reader = PackageReader(manifests: manifests)
    // Each of several projects may have its own.
    for place in [folder] + places.map({ ($0 as NSString).deletingLastPathComponent }) + packages
    where !reader.checkouts.contains(place) { reader.checkouts.append(place) }
    // One of several that is damaged is named, and the others are read.
    var damage: FlipbookFailure?
    func part(_ place: String, _ read: () throws -> Void) throws {
      do { try read() } catch let failure as FlipbookFailure where places.count + packages.count > 1 {
        damage = damage ?? failure
        project.notes.append(ProjectNote((place as NSString).lastPathComponent, failure.message))
      }
    }
    for package in packages { try part(package) { try reader.read(package, isRoot: false) } }
    for place in places {
      try part(place) {
        let file = try XcodeProjectFile(place)
        for package in file.localPackages { try reader.read(package, isRoot: false) }
        for remote in file.remotePackages { try reader.readRemote(remote, wanted: place) }
        let targets = XcodeTargets(file: file, root: folder)
        add(targets.modules(products: reader.products), of: file.name, to: &project)
        project.notes += targets.notes
      }
    }
    reader.finish(into: &project)
    if project.modules.isEmpty, let damage { throw damage }
    return project
  }

  /// Adds the modules of one of several projects; one whose name is another project's is named after its own.
  private func add(_ modules: [ProjectModule], of name: String, to project: inout Project) {
    let taken = Set(project.modules.map(\.name))
    var names: [String: String] = [:]
    for module in modules where taken.contains(module.name) {
      let base = ProjectModule.identifier("\(name)_\(module.name)")
      names[module.name] = (2...).lazy.map { "\(base)_\($0)" }.first { !taken.contains($0) }
      if !taken.contains(base) { names[module.name] = base }
    }
    for module in modules {
      var module = module
      if let other = names[module.name] {
        project.notes.append(
          ProjectNote(other, "\(module.name) of \(name), since another project has a module of that name"))
        module.name = other
      }
      module.dependencies = module.dependencies.map { names[$0] ?? $0 }
      project.modules.append(module)
    }
  }
}
