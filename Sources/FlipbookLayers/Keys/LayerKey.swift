/// A property of a layer that has a name of its own: what can be animated, and what an action can be asked for.
package enum LayerKey: UInt8, CaseIterable, Hashable, Sendable {
  // Numbers of every layer.
  case position, zPosition, bounds, anchorPoint, anchorPointZ, opacity, cornerRadius, borderWidth
  case shadowOpacity, shadowRadius, shadowOffset, contentsRect, contentsCenter, contentsScale
  case rasterizationScale
  // Colours of every layer.
  case backgroundColor, borderColor, shadowColor
  case transform, sublayerTransform
  case hidden, doubleSided, masksToBounds, shouldRasterize
  case contents, shadowPath, mask, sublayers, filters, compositingFilter, backgroundFilters
  // Shapes
  case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, lineDashPattern, strokeStart,
    strokeEnd
  case fillRule, lineCap, lineJoin
  // Gradients
  case colors, locations, startPoint, endPoint, type
  // Text
  case string, font, fontSize, foregroundColor, alignmentMode, truncationMode, isWrapped
  // Replicators
  case instanceCount, instanceDelay, instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset
  case instanceBlueOffset, instanceAlphaOffset, preservesDepth
  // Emitters
  case emitterPosition, emitterZPosition, emitterSize, emitterDepth, birthRate, lifetime, velocity, scale,
    spin
  case emitterCells, emitterShape, emitterMode, renderMode, seed

  /// The kind of the property's value, for arithmetic.
  package enum Kind: Equatable, Sendable {
    /// One to four numbers that change along straight lines.
    case numbers(Int)
    /// A colour, premultiplied while it is mixed.
    case color
    case transform
    /// True or false: jumps half way.
    case flag
    case path
    case colorList
    case numberList
    /// A picture, cross-faded.
    case contents
    /// Not animated.
    case other
  }

  package var kind: Kind {
    switch self {
    case .position, .anchorPoint, .shadowOffset, .startPoint, .endPoint, .emitterPosition, .emitterSize:
      .numbers(2)
    case .bounds, .contentsRect, .contentsCenter: .numbers(4)
    case .zPosition, .anchorPointZ, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius,
      .contentsScale, .rasterizationScale, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart, .strokeEnd,
      .fontSize, .instanceCount, .instanceDelay, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset,
      .instanceAlphaOffset, .emitterZPosition, .emitterDepth, .birthRate, .lifetime, .velocity, .scale, .spin:
      .numbers(1)
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor,
      .instanceColor:
      .color
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .hidden, .doubleSided, .masksToBounds, .shouldRasterize, .isWrapped, .preservesDepth: .flag
    case .path, .shadowPath: .path
    case .colors: .colorList
    case .locations, .lineDashPattern: .numberList
    case .contents: .contents
    case .mask, .sublayers, .filters, .compositingFilter, .backgroundFilters, .fillRule, .lineCap, .lineJoin,
      .type, .string, .font, .alignmentMode, .truncationMode, .emitterCells, .emitterShape, .emitterMode,
      .renderMode, .seed:
      .other
    }
  }

  /// Whether every layer has it; the others belong to subclasses.
  package var isCommon: Bool { rawValue <= LayerKey.backgroundFilters.rawValue }

  /// The property's name, as in key paths.
  package var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { "\($0)" }
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The property of a name; nil when no layer has one.
  package init?(_ name: String) {
    switch Self.byName[name] {
    case let key?: self = key
    case nil:
      switch name {
      case "isHidden": self = .hidden
      case "isDoubleSided": self = .doubleSided
      case "wrapped": self = .isWrapped
      default: return nil
      }
    }
  }

  /// Whether a change of the model value is animated unless something else is asked for.
  var hasImplicitAnimation: Bool {
    switch self {
    case .path, .shadowPath, .sublayers, .mask, .filters, .backgroundFilters, .compositingFilter,
      .shouldRasterize,
      .rasterizationScale, .instanceCount, .contentsScale, .birthRate:
      false
    default: kind != .other && kind != .flag
    }
  }
}
