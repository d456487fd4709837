import FlipbookDrawing
import Foundation

extension CALayer {
  /// Changes a value by its key path: a property, part of one ("position.x", "transform.rotation.z"), or a value
  /// under a name of the scene's own.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch KeyPathTarget(keyPath) {
    case .part(let key, let offset, let count):
      guard var lanes = lanes(key), let new = LayerNumbers.lanes(value, count: count) else {
        return warnValue(keyPath, value)
      }
      for index in 0..<count { lanes[offset + index] = new[index] }
      setLanes(key, lanes)
    case .component(let key, let component):
      guard let current = transform(key), let new = LayerNumbers.lanes(value, count: component.count) else {
        return warnValue(keyPath, value)
      }
      setValue(TransformComponents.setting(component, new, in: current), forKey: key.name)
    case .cell(let name, let property):
      guard
        let new = LayerNumbers.color(value).map({ LayerNumbers.lanes($0) })
          ?? LayerNumbers.lanes(value, count: 1), payload?.cellLanes(name, property) != nil
      else { return warnValue(keyPath, value) }
      beginQuietly()
      payload?.changeCell(
        name, property, new, at: isCommitted ? LayerTime.local(self, LayerClock.now) : -.infinity)
      changed()
    case .property, .custom: setValue(value, forKey: keyPath)
    }
  }

  /// A value by its key path; see ``setValue(_:forKeyPath:)``.
  public final func value(forKeyPath keyPath: String) -> Any? {
    switch KeyPathTarget(keyPath) {
    case .part(let key, let offset, let count):
      guard let lanes = lanes(key) else { return nil }
      if count == 1 { return CGFloat(lanes[offset]) }
      return offset == 0
        ? CGPoint(x: lanes[0], y: lanes[1]) as Any : CGSize(width: lanes[offset], height: lanes[offset + 1])
    case .component(let key, let component):
      guard let current = transform(key) else { return nil }
      let lanes = TransformComponents.value(component, of: current)
      return component.count == 1 ? CGFloat(lanes.x) as Any : CGSize(width: lanes.x, height: lanes.y)
    case .cell(let name, let property): return payload?.cellLanes(name, property).map { CGFloat($0.x) }
    case .property, .custom: return value(forKey: keyPath)
    }
  }

  private func warnValue(_ keyPath: String, _ value: Any?) {
    let what = value.map { "\(type(of: $0))" } ?? "nothing"
    LayerInput.warn("set-value", "\"\(keyPath)\" is set to \(what), which it can't be; it is left as it is.")
  }

  private func lanes(_ key: LayerKey) -> SIMD4<Double>? {
    key.isCommon ? values.lanes(key) : payload?.lanes(key)
  }

  private func transform(_ key: LayerKey) -> CATransform3D? {
    values.transform(key) ?? payload?.object(key) as? CATransform3D
  }

  /// Sets numbers through the property, so that actions and overrides see it.
  private func setLanes(_ key: LayerKey, _ v: SIMD4<Double>) {
    let value: Any
    switch key.kind {
    case .numbers(1): value = CGFloat(v.x)
    case .numbers(4): value = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .numbers:
      value =
        key == .shadowOffset || key == .emitterSize
        ? CGSize(width: v.x, height: v.y) as Any : CGPoint(x: v.x, y: v.y)
    default: return
    }
    setValue(value, forKey: key.name)
  }

  // MARK: By key

  final func keyedValue(_ key: String) -> Any? {
    switch LayerKey(key) {
    case .position?: return position
    case .bounds?: return bounds
    case .anchorPoint?: return anchorPoint
    case .shadowOffset?: return shadowOffset
    case .contentsRect?: return contentsRect
    case .contentsCenter?: return contentsCenter
    case .opacity?: return opacity
    case .shadowOpacity?: return shadowOpacity
    case .hidden?: return isHidden
    case .doubleSided?: return isDoubleSided
    case .masksToBounds?: return masksToBounds
    case .shouldRasterize?: return shouldRasterize
    case .backgroundColor?: return backgroundColor
    case .borderColor?: return borderColor
    case .shadowColor?: return shadowColor
    case .transform?: return transform
    case .sublayerTransform?: return sublayerTransform
    case .contents?: return contents
    case .shadowPath?: return shadowPath
    case .mask?: return mask
    case .sublayers?: return sublayers
    case .filters?: return filters
    case .compositingFilter?: return compositingFilter
    case .backgroundFilters?: return backgroundFilters
    case let known?:
      if known.isCommon { return values.lanes(known).map { CGFloat($0.x) } }
      if let value = payload?.keyedValue(known) { return value }
    case nil: break
    }
    switch key {
    case "frame": return frame
    case "name": return name
    case "speed": return speed
    case "beginTime": return beginTime
    case "duration": return duration
    case "timeOffset": return timeOffset
    case "cornerCurve": return cornerCurve
    case "contentsGravity": return contentsGravity
    case "delegate": return delegate
    default: break
    }
    if let value = _value(forStoredKey: key) { return value }
    if let value = custom[key] { return value }
    return style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  final func setKeyedValue(_ value: Any?, _ key: String) {
    if let known = LayerKey(key), known.isCommon {
      if !setCommon(known, value) { warnValue(key, value) }
      return
    }
    switch key {
    case "frame":
      guard let rect = LayerNumbers.lanes(value, count: 4) else { return warnValue(key, value) }
      frame = CGRect(x: rect.x, y: rect.y, width: rect.z, height: rect.w)
    case "name": name = value as? String
    case "speed": speed = Float(LayerNumbers.number(value) ?? 1)
    case "beginTime": beginTime = LayerNumbers.number(value) ?? 0
    case "duration": duration = LayerNumbers.number(value) ?? 0
    case "timeOffset": timeOffset = LayerNumbers.number(value) ?? 0
    default:
      if let known = LayerKey(key), let payload,
        payload.keyedValue(known) != nil || payload.lanes(known) != nil
      {
        setExtra(known, value)
      } else if !_setValue(value, forStoredKey: key) {
        setCustom(value, key)
      }
    }
  }

  /// Changes a value of the scene's own, with its action, and has the layer drawn anew where it says so.
  final func setCustom(_ value: Any?, _ key: String) {
    var action: (any CAAction)?
    if !isPresentationCopy {
      CATransaction.open()
      keepCommitted()
      if CATransaction.runsActions {
        action = isCommitted ? self.action(forKey: key) : ImplicitActions.ofDelegate(self, key)
      }
    }
    custom[key] = value
    if isPresentationCopy { return }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    changed()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func setExtra(_ key: LayerKey, _ value: Any?) {
    let change = begin(key)
    payload?.setKeyedValue(key, value)
    end(key, change)
  }

  private func setCommon(_ key: LayerKey, _ value: Any?) -> Bool {
    switch key.kind {
    case .numbers(let count):
      guard let v = LayerNumbers.lanes(value, count: count) else { return false }
      return setNumbers(key, v)
    case .flag:
      guard let number = LayerNumbers.number(value) else { return false }
      return setFlag(key, number != 0)
    case .color:
      let color = LayerNumbers.color(value).map(CGColor.init)
      if value != nil, color == nil { return false }
      switch key {
      case .backgroundColor: backgroundColor = color
      case .borderColor: borderColor = color
      case .shadowColor: shadowColor = color
      default: return false
      }
    case .transform:
      guard let map = LayerNumbers.transform(value) else { return false }
      switch key {
      case .transform: transform = map
      case .sublayerTransform: sublayerTransform = map
      default: return false
      }
    default:
      switch key {
      case .shadowPath: shadowPath = value as? CGPath
      case .contents: contents = value
      case .mask: mask = value as? CALayer
      case .sublayers: sublayers = value as? [CALayer]
      case .filters: filters = value as? [Any]
      case .compositingFilter: compositingFilter = value
      case .backgroundFilters: backgroundFilters = value as? [Any]
      default: return false
      }
    }
    return true
  }

  /// - Returns: False for a key without a flag of that name.
  private func setFlag(_ key: LayerKey, _ flag: Bool) -> Bool {
    switch key {
    case .hidden: isHidden = flag
    case .doubleSided: isDoubleSided = flag
    case .masksToBounds: masksToBounds = flag
    case .shouldRasterize: shouldRasterize = flag
    default: return false
    }
    return true
  }

  /// - Returns: False for a key without numbers of that name.
  private func setNumbers(_ key: LayerKey, _ v: SIMD4<Double>) -> Bool {
    switch key {
    case .position: position = CGPoint(x: v.x, y: v.y)
    case .zPosition: zPosition = v.x
    case .bounds: bounds = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .anchorPoint: anchorPoint = CGPoint(x: v.x, y: v.y)
    case .anchorPointZ: anchorPointZ = v.x
    case .opacity: opacity = Float(v.x)
    case .cornerRadius: cornerRadius = v.x
    case .borderWidth: borderWidth = v.x
    case .shadowOpacity: shadowOpacity = Float(v.x)
    case .shadowRadius: shadowRadius = v.x
    case .shadowOffset: shadowOffset = CGSize(width: v.x, height: v.y)
    case .contentsRect: contentsRect = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .contentsCenter: contentsCenter = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .contentsScale: contentsScale = v.x
    case .rasterizationScale: rasterizationScale = v.x
    default: return false
    }
    return true
  }

  // MARK: Properties of a scene's own classes

  /// The value of a property that Core Animation manages (`@NSManaged`), for the code that stands in its place.
  public final func _managedValue<Value>(_ key: String) -> Value {
    let value = custom[key] ?? type(of: self).defaultValue(forKey: key)
    return ManagedValues.convert(value, to: Value.self)
  }

  /// Changes the value of a property that Core Animation manages.
  public final func _setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(ManagedValues.unwrapped(value), forKey: key)
  }
}
