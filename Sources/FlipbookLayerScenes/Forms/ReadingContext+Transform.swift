import FlipbookDrawing
import FlipbookLayers
import Foundation

extension ReadingContext {
  static let transformSteps = [
    "translate", "rotate", "rotateX", "rotateY", "rotateZ", "scale", "skew", "perspective", "matrix",
  ]

  /// A list of steps, one step, 6 or 16 numbers, or "identity".
  ///
  /// Steps are read as in CSS: each works in the coordinates that those before it have made.
  func transform(_ node: JSONNode) -> CATransform3D? {
    switch node.value {
    case .string("identity"): return CATransform3DIdentity
    case .object: return step(node)
    case .array(let list):
      if list.first?.number != nil { return matrix(node) }
      var result = CATransform3DIdentity
      var isWhole = true
      for element in list {
        if let step = step(element) { result = CATransform3DConcat(step, result) } else { isWhole = false }
      }
      return isWhole ? result : nil
    default:
      wrong(
        node, "a transform: a list of steps such as {\"rotate\": \"45deg\"}, 6 or 16 numbers, or \"identity\""
      )
      return nil
    }
  }

  private func matrix(_ node: JSONNode) -> CATransform3D? {
    guard let list = node.array, list.count == 6 || list.count == 16 else {
      wrong(node, "a matrix of 6 numbers [a, b, c, d, tx, ty] or of 16, row by row")
      return nil
    }
    let m = list.compactMap { number($0) }
    guard m.count == list.count else { return nil }
    if m.count == 6 {
      return CATransform3DMakeAffineTransform(
        CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]))
    }
    return CATransform3D(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8],
      m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  private func step(_ node: JSONNode) -> CATransform3D? {
    guard let members = node.object, members.count == 1, let member = members.first else {
      wrong(node, "one step of a transform, such as {\"rotate\": \"45deg\"}")
      return nil
    }
    let value = member.node
    switch member.key {
    case "translate": return vector(value, 0).map { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) }
    case "scale": return scale(value)
    case "rotate" where value.object != nil: return rotation(value)
    case "rotate", "rotateZ": return angle(value).map { CATransform3DMakeRotation($0, 0, 0, 1) }
    case "rotateX": return angle(value).map { CATransform3DMakeRotation($0, 1, 0, 0) }
    case "rotateY": return angle(value).map { CATransform3DMakeRotation($0, 0, 1, 0) }
    case "skew": return skew(value)
    case "perspective":
      return number(value, in: 1e-3...Self.numberLimit).map {
        var result = CATransform3DIdentity
        result.m34 = -1 / $0
        return result
      }
    case "matrix": return matrix(value)
    default:
      issues.report(
        member.keyOffset,
        "a transform has no step \"\(member.key)\"\(SceneNames.hint(member.key, in: Self.transformSteps)); there are "
          + Self.transformSteps.joined(separator: ", "), origin: node.origin)
      return nil
    }
  }

  /// Two or three numbers; the third is what is given for it when it is left out.
  private func vector(_ node: JSONNode, _ third: Double) -> [Double]? {
    guard let list = node.array, list.count == 2 || list.count == 3 else {
      wrong(node, "2 or 3 numbers: [x, y] or [x, y, z]")
      return nil
    }
    let values = list.compactMap { number($0) }
    guard values.count == list.count else { return nil }
    return values.count == 3 ? values : values + [third]
  }

  private func scale(_ node: JSONNode) -> CATransform3D? {
    if node.number != nil { return number(node).map { CATransform3DMakeScale($0, $0, 1) } }
    return vector(node, 1).map { CATransform3DMakeScale($0[0], $0[1], $0[2]) }
  }

  private func rotation(_ node: JSONNode) -> CATransform3D? {
    guard let object = SceneObject(node, SceneSpecs.rotation, self) else { return nil }
    guard let turn = object.required("angle", angle), let axis = object.required("axis", { vector($0, 0) })
    else { return nil }
    guard axis.contains(where: { $0 != 0 }) else {
      wrong(object["axis"] ?? node, "an axis of some length")
      return nil
    }
    return CATransform3DMakeRotation(turn, axis[0], axis[1], axis[2])
  }

  private func skew(_ node: JSONNode) -> CATransform3D? {
    guard let list = node.array, list.count == 2 else {
      wrong(node, "2 angles: how far x and y lean")
      return nil
    }
    let angles = list.compactMap { angle($0) }
    guard angles.count == 2 else { return nil }
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 1, b: tan(angles[1]), c: tan(angles[0]), d: 1, tx: 0, ty: 0))
  }
}
