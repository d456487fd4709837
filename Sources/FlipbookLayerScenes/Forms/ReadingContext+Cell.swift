import FlipbookDrawing
import FlipbookLayers
import Foundation

extension ReadingContext {
  /// How many kinds of particles may come out of one another.
  private static let cellDepthLimit = 4

  func cells(_ node: JSONNode) -> [CAEmitterCell]? { cells(node, depth: 1) }

  private func cells(_ node: JSONNode, depth: Int) -> [CAEmitterCell]? {
    guard depth <= Self.cellDepthLimit else {
      issues.report(node, "cells may lie in one another \(Self.cellDepthLimit) deep")
      return nil
    }
    return list(node, of: "cells") { cell($0, depth: depth) }
  }

  private func cell(_ node: JSONNode, depth: Int) -> CAEmitterCell? {
    guard let object = SceneObject(node, SceneSpecs.cell, self) else { return nil }
    let cell = CAEmitterCell()
    var isWhole = true
    for number in EmitterNumber.allCases {
      guard let value = object[number.name], !value.isNull else { continue }
      let found =
        if number.isAngle {
          angle(value)
        } else if number == .birthRate || number == .lifetime {
          self.number(value, in: 0...1e6)
        } else {
          self.number(value)
        }
      if let found { cell.numbers[number] = found } else { isWhole = false }
    }
    cell.name = object.optional("name", text)
    cell.isEnabled = object.optional("enabled", boolean) ?? true
    if let color = object.optional("color", color), let color { cell.color = CGColor(color) }
    if let picture = object["contents"] {
      if let image = contents(picture) {
        cell.contents = image?.image
        cell.contentsScale = image?.scale ?? 1
      } else {
        isWhole = false
      }
    }
    if let scale = object.optional("contentsScale", { self.number($0, in: 1e-3...1_000) }) {
      cell.contentsScale = CGFloat(scale)
    }
    if let part = object.optional("contentsRect", rect) { cell.contentsRect = part }
    let range = -Self.numberLimit...Self.numberLimit
    if let time = object.optional("beginTime", { self.time($0, in: range) }) { cell.beginTime = time }
    if let time = object.optional("duration", { self.time($0) }) { cell.duration = time }
    if let time = object.optional("timeOffset", { self.time($0, in: range) }) { cell.timeOffset = time }
    if let speed = object.optional("speed", { self.number($0) }) { cell.speed = Float(speed) }
    if let inner = object["emitterCells"], !inner.isNull {
      if let inner = cells(inner, depth: depth + 1) { cell.emitterCells = inner } else { isWhole = false }
    }
    return isWhole ? cell : nil
  }
}

extension EmitterNumber {
  /// As in key paths and scene files.
  var name: String { "\(self)" }

  /// Whether it is an angle.
  var isAngle: Bool {
    switch self {
    case .emissionLatitude, .emissionLongitude, .emissionRange, .spin, .spinRange: true
    default: false
    }
  }
}
