import FlipbookCombine
import FlipbookDrawing
import Foundation

/// The marks of a view's formulae: those that are in the next formula too keep their identities, so that they move there.
final class FormulaHistory: ObservableObject {
  private var text: String?
  private(set) var marks: [FormulaMark] = []
  /// In ems.
  private(set) var box = MathBox()
  private var next = 0

  /// Lays a formula out, and pairs its marks with those of the last.
  ///
  /// - Parameter place: The call that has it, for messages.
  func show(_ text: String, place: String) {
    guard self.text != text else { return }
    self.text = text
    guard let font = SceneTraits.current.resources?.mathFont?() else {
      FigureReport.report(
        "formula.font",
        "Formulae need the font Latin Modern Math. On Debian: apt install fonts-lmodern", place: place,
        severity: .error)
      (marks, box) = ([], MathBox())
      return
    }
    do throws(MathFailure) {
      box = try MathLayout.layout(try MathParser.parse(text), font: font)
    } catch {
      FigureReport.report(
        "formula.syntax",
        "The formula \"\(text)\" can't be read at letter \(error.place + 1): \(error.reason).",
        place: place, severity: .error)
      (marks, box) = ([], MathBox())
      return
    }
    let ids = Self.ids(marks.map { ($0.id, $0.ink.key) }, box.ink.map(\.key), next: &next)
    let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    marks = zip(ids, box.ink).map { id, ink in
      FormulaMark(id: id, ink: ink, outline: ink.glyph.map { font.outline(of: $0) ?? Path() } ?? square)
    }
  }

  /// The identities of new marks: first those that stay in order, then equal ones that change their order.
  static func ids(_ old: [(id: Int, key: MathInk.Key)], _ new: [MathInk.Key], next: inout Int) -> [Int] {
    var kept: [Int: Int] = [:]
    var free = Set(old.indices)
    for (from, to) in new.kept(from: old.map(\.key)) {
      kept[to] = old[from].id
      free.remove(from)
    }
    return new.indices.map { place in
      if let id = kept[place] { return id }
      if let from = old.indices.first(where: { free.contains($0) && old[$0].key == new[place] }) {
        free.remove(from)
        return old[from].id
      }
      next += 1
      return next
    }
  }
}
