extension LottieParser {
  /// Reads the transform of a layer or a group.
  ///
  /// - Parameter is3D: Whether it turns in space.
  func transform(_ node: LottieNode, is3D: Bool = false, followsPath: Bool = false) -> LottieTransform {
    named(["Transform"], LottieExpressionNames.transform) {
      plainTransform(node, is3D: is3D, followsPath: followsPath)
    }
  }

  private func plainTransform(_ node: LottieNode, is3D: Bool, followsPath: Bool) -> LottieTransform {
    var result = LottieTransform()
    result.anchor = vector(node, "a", SIMD3(0, 0, 0), isSpatial: true)
    result.position = position(node, "p")
    result.scale = vector(node, "s", SIMD3(100, 100, 100))
    result.skew = scalar(node, "sk", 0)
    result.skewAxis = scalar(node, "sa", 0)
    result.opacity = scalar(node, "o", 100)
    result.followsPath = followsPath
    if is3D || node["rz"] != nil {
      result.rotation3D = LottieTransform.Rotation3D(
        x: scalar(node, "rx", 0), y: scalar(node, "ry", 0),
        z: scalar(node, node["rz"] == nil ? "r" : "rz", 0),
        orientation: vector(node, "or", SIMD3(0, 0, 0)))
    } else {
      result.rotation = scalar(node, "r", 0)
    }
    return result
  }

  private func position(_ owner: LottieNode, _ key: String) -> LottieTransform.Position {
    if let node = owner[key], flag(node, "s"), node["x"]?.isObject == true || node["y"]?.isObject == true {
      return at(key) {
        .split(x: scalar(node, "x", 0), y: scalar(node, "y", 0), z: scalar(node, "z", 0))
      }
    }
    return .joined(vector(owner, key, SIMD3(0, 0, 0), isSpatial: true))
  }
}
