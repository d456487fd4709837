import Flipbook
import FlipbookDiagnostics
import Foundation

/// Picks the scene a run is about.
@MainActor
package enum ScenePicker {
  /// - Parameters:
  ///   - name: The value of `--scene` or `--view`; nil when neither is given.
  ///   - onlyViews: Whether the name is that of a view.
  ///   - entries: The scenes of the file.
  ///   - path: The file, for messages.
  /// - Throws: ``FlipbookFailure`` when there is none of the name, or no name and several scenes that could be
  ///   meant.
  package static func pick(
    _ name: String?, onlyViews: Bool = false, from entries: [SceneRegistry.Entry], path: String
  ) throws -> SceneRegistry.Entry {
    guard !entries.isEmpty else {
      throw FlipbookFailure(
        "\"\(path)\" has no scene in it for this system; its scenes are all inside #if.", .scene)
    }
    if let name, let entry = entries.first(where: { $0.preview == name }) { return entry }
    guard let name else { return try pickUnnamed(from: entries, path: path) }
    let candidates = onlyViews ? entries.filter { [.view, .preview, .app].contains($0.kind) } : entries
    if let entry = candidates.first(where: { $0.name == name }) {
      // Its preview says with which values and in which environment it is meant to be seen.
      return entry.kind == .view ? preview(of: entry, among: entries) ?? entry : entry
    }
    // A nested type may go by its last name where that is unambiguous.
    let nested = candidates.filter { $0.name.hasSuffix(".\(name)") }
    if nested.count == 1 { return nested[0] }
    // A view that asks for values is shown by its preview.
    if let preview = entries.first(where: { $0.kind == .preview && $0.shows.contains(name) })
      ?? preview(namedAfter: name, among: entries)
    {
      return preview
    }
    if let known = SceneRegistry.incomplete.first(where: { $0.name == name || $0.name.hasSuffix(".\(name)") })
    {
      throw FlipbookFailure(
        "\"\(path)\" line \(known.line): \(known.name) \(known.reason), so it can't be shown by itself; add a #Preview "
          + "that shows it with values.", .scene)
    }
    let kind = onlyViews ? "view" : entries.contains { $0.kind != .clip } ? "scene" : "clip"
    let known = candidates.isEmpty ? "none that can be shown by itself" : Self.names(of: candidates)
    throw FlipbookFailure("\"\(path)\" has no \(kind) \"\(name)\"; it has \(known).", .scene)
  }

  /// The preview of a view: the one named after it; else the first that shows no other view.
  ///
  /// A view that asks for values takes any that shows it, then one that is named after it and shows the view around it.
  private static func preview(of view: SceneRegistry.Entry, among entries: [SceneRegistry.Entry])
    -> SceneRegistry.Entry?
  {
    let last = view.name.split(separator: ".").last.map(String.init) ?? view.name
    let previews = entries.filter { $0.kind == .preview && $0.shows.contains(last) }
    if let named = preview(namedAfter: last, among: previews) { return named }
    let others = Set(entries.filter { $0.kind == .view && $0.name != view.name }.map(\.name))
    if let alone = previews.first(where: { $0.shows.isDisjoint(with: others) }) { return alone }
    return view.sample == nil ? nil : previews.first ?? preview(namedAfter: last, among: entries)
  }

  /// The preview whose name says which view it is of.
  private static func preview(namedAfter view: String, among entries: [SceneRegistry.Entry])
    -> SceneRegistry.Entry?
  {
    let names = ["\(view)_Previews", "\(view)_Preview", "\(view)Previews", "\(view)Preview", view]
    return entries.first { $0.kind == .preview && names.contains($0.name) }
  }

  /// The clip; else the app; else the first preview; else the view that no other shows.
  private static func pickUnnamed(from entries: [SceneRegistry.Entry], path: String) throws
    -> SceneRegistry.Entry
  {
    let clips = entries.filter { $0.kind == .clip }
    if clips.count == 1 { return clips[0] }
    if clips.count > 1 {
      throw FlipbookFailure(
        "\"\(path)\" has several clips; pick one with --scene: \(names(of: clips)).", .scene)
    }
    if let entry = entries.first(where: { $0.kind == .app }) ?? entries.first(where: { $0.kind == .preview })
    {
      return entry
    }
    if entries.count == 1 { return entries[0] }
    let outermost = entries.filter(\.isOutermost)
    if outermost.count == 1 { return outermost[0] }
    // Several views that nothing shows: the one the file is named after, that of a new project, else the
    // first.
    let stem = (path as NSString).lastPathComponent.split(separator: ".").first.map(String.init) ?? ""
    let candidates = outermost.isEmpty ? entries : outermost
    let chosen =
      candidates.first { $0.name == stem } ?? candidates.first { $0.name == "ContentView" } ?? candidates[0]
    let others = entries.filter { $0.name != chosen.name }
    DiagnosticCollector.current.report(
      Diagnostic(
        .note, code: "scene.choice",
        message: "\"\(path)\" has several views; this is \(chosen.name). Others are shown with --view: "
          + "\(names(of: others))."))
    return chosen
  }

  private static func names(of entries: [SceneRegistry.Entry]) -> String {
    entries.map(\.name).joined(separator: ", ")
  }
}
