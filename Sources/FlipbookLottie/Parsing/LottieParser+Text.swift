import FlipbookDiagnostics
import FlipbookPicture
import Foundation

extension LottieParser {
  /// Reads the fonts and the characters of the file.
  func readFonts() {
    var known: [String: LottieFonts.Font] = [:]
    for node in root["fonts"]?["list"]?.array ?? [] {
      known[node["fName"]?.string ?? ""] = LottieFonts.Font(
        family: node["fFamily"]?.string ?? "", style: node["fStyle"]?.string ?? "",
        ascent: number(node, "ascent", 75))
    }
    var glyphs: [LottieFonts.Key: LottieFonts.Glyph] = [:]
    at("chars") {
      for (index, node) in (root["chars"]?.array ?? []).enumerated() {
        at(index) {
          guard let character = node["ch"]?.string else { return }
          let shapes = node["data"].map { data in at("data") { self.shapes(data, "shapes") } } ?? []
          glyphs[
            LottieFonts.Key(
              character: character, family: node["fFamily"]?.string ?? "", style: node["style"]?.string ?? "")
          ] =
            LottieFonts.Glyph(width: number(node, "w", 0), path: glyphPath(shapes, .identity))
          if node["data"]?["refId"] != nil {
            warn("glyph", "Characters that are precompositions are not supported; it is left out.")
          }
        }
      }
    }
    fonts = LottieFonts(fonts: known, glyphs: glyphs)
  }

  private func glyphPath(_ shapes: [LottieShape], _ transform: CGAffineTransform) -> LottiePath {
    var path = LottiePath()
    for shape in shapes {
      switch shape {
      case .group(let group):
        path.contours +=
          glyphPath(group.shapes, group.transform.matrix(at: LottieMoment(0)).concatenating(transform))
          .contours
      case .outline(let outline):
        path.contours += outline.path(at: LottieMoment(0)).applying(transform).contours
      default: break
      }
    }
    return path
  }

  /// Reads a text layer.
  func text(_ node: LottieNode) -> LottieLayer.Content {
    guard let data = node["t"] else { return .none }
    return at("t") {
      let written = data["d"] ?? .null
      let slot = written["sid"]?.string.flatMap { slots[$0] }
      let list = (slot ?? written)["k"]
      var documents: [LottieText.Document] = []
      at("d") {
        at("k") {
          for (index, key) in (list?.array ?? [list ?? .null]).enumerated() {
            at(index) { documents += document(key).map { [$0] } ?? [] }
          }
        }
      }
      guard !documents.isEmpty else {
        warn("text", "The text layer has no text.")
        return .none
      }
      var text = LottieText(documents: documents, fonts: fonts)
      if let script = written["x"]?.string, !script.isEmpty {
        text.expression = at("d") { expression(script, written) }
      }
      at("a") {
        for (index, range) in (data["a"]?.array ?? []).enumerated() {
          at(index) { text.animators.append(animator(range)) }
        }
      }
      if let anchors = data["m"] {
        at("m") {
          text.grouping = LottieText.Grouping(rawValue: Int(clamping: number(anchors, "g", 1))) ?? .characters
          text.alignment = vector(anchors, "a", SIMD3(0, 0, 0))
        }
      }
      text.path = textPath(data["p"], of: node)
      return .text(text)
    }
  }

  /// Reads the path of a text, which is a mask of its layer.
  private func textPath(_ node: LottieNode?, of layer: LottieNode) -> LottieTextPath? {
    guard let node, let index = node["m"]?.number else { return nil }
    return at("p") {
      let masks = layer["masksProperties"]?.array ?? []
      guard masks.indices.contains(Int(clamping: index)) else {
        warn("text-path", "There is no mask \(PlainNumber.text(index)) for the path of the text.")
        return nil
      }
      let path = property(masks[Int(clamping: index)], "pt", LottiePath()) {
        self.pathValue($0, isClosed: false)
      }
      return LottieTextPath(
        path: path, firstMargin: scalar(node, "f", 0), lastMargin: scalar(node, "l", 0),
        isReversed: scalar(node, "r", 0), isPerpendicular: scalar(node, "p", 1),
        fillsPath: scalar(node, "a", 0))
    }
  }

  private func document(_ key: LottieNode) -> LottieText.Document? {
    guard let node = key["s"] ?? (key["f"] != nil ? key : nil) else { return nil }
    var result = LottieText.Document()
    result.time = number(key, "t", 0)
    result.text = node["t"]?.string ?? ""
    if let layerName, let text = replacements?.text(of: layerName) { result.text = text }
    result.fontName = node["f"]?.string ?? ""
    result.size = max(0, min(1e5, number(node, "s", 10)))
    result.fill = node["fc"].flatMap(colorValue)
    if result.fill != nil, let color = replacedColor(["Color", "Fill"]) { result.fill = color }
    result.stroke = node["sc"].flatMap(colorValue)
    result.strokeWidth = number(node, "sw", 0)
    result.strokesOverFill = flag(node, "of")
    result.lineHeight = number(node, "lh", result.size * 1.2)
    result.tracking = number(node, "tr", 0)
    result.baselineShift = number(node, "ls", 0)
    result.justification = LottieJustification(rawValue: Int(clamping: number(node, "j", 0))) ?? .left
    result.isUppercase = number(node, "ca", 0) == 1
    if number(node, "ca", 0) == 2 {
      warn("text", "Small capitals are not supported; letters are drawn as they are.")
    }
    if let size = node["sz"]?.numbers, size.count >= 2 {
      let origin = node["ps"]?.numbers ?? []
      result.box = CGRect(
        x: origin.first ?? 0, y: origin.count > 1 ? origin[1] : 0, width: size[0], height: size[1])
    }
    return result
  }

  private func animator(_ node: LottieNode) -> LottieTextAnimator {
    let style = node["a"] ?? .null
    return at("a") {
      for key in ["sh", "ss", "sb", "so", "fh", "fs", "fb", "fo", "bl", "ls"] where style[key] != nil {
        at(key) { warn("text-animator", "This property of text animators is not supported.") }
      }
      var animator = LottieTextAnimator(transform: transform(style), hasOpacity: style["o"] != nil)
      if style["fc"] != nil { animator.fill = color(style, "fc") }
      if style["sc"] != nil { animator.stroke = color(style, "sc") }
      if style["sw"] != nil { animator.strokeWidth = scalar(style, "sw", 0) }
      if style["t"] != nil { animator.tracking = scalar(style, "t", 0) }
      animator.selector = node["s"].map { selector($0) }
      return animator
    }
  }

  private func selector(_ node: LottieNode) -> LottieTextSelector {
    if number(node, "t", 0) == 1 {
      warn("text-selector", "Selectors by expressions are not supported; the whole text is changed.")
    }
    // The place in the file, so that each animator has an order of its own.
    let seed = place.utf8.reduce(17 as UInt64) { $0 &* 31 &+ UInt64($1) }
    return LottieTextSelector(
      unit: LottieTextSelector.Unit(rawValue: Int(clamping: number(node, "b", 1))) ?? .characters,
      shape: LottieTextSelector.Shape(rawValue: Int(clamping: number(node, "sh", 1))) ?? .square,
      isIndexed: number(node, "r", 1) == 2, randomSeed: flag(node, "rn") ? seed : nil,
      start: scalar(node, "s", 0),
      end: node["e"].map { _ in scalar(node, "e", 100) }, offset: scalar(node, "o", 0),
      amount: scalar(node, "a", 100), smoothness: scalar(node, "sm", 100), easeHigh: scalar(node, "xe", 0),
      easeLow: scalar(node, "ne", 0))
  }
}
