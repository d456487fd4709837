/// A property of an observable object that says when it is about to change.
@propertyWrapper
public struct Published<Value> {
  /// The value that copies of the wrapper share.
  final class Box {
    var value: Value
    /// Made when somebody first listens.
    private var subject: PassthroughSubject<Value, Never>?
    /// The owner's own, set when the property is first used through it.
    var willChange: (() -> Void)?
    var links: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      willChange?()
      subject?.send(new)
      value = new
    }

    func subscribers() -> PassthroughSubject<Value, Never> {
      if let subject { return subject }
      let made = PassthroughSubject<Value, Never>()
      subject = made
      return made
    }
  }

  private let box: Box

  /// Makes a property with a first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Makes a property with a first value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// Unavailable: only classes have published properties.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes") }
  }

  /// Sends the present value and then each new one, before the property has it.
  public struct Publisher: ConduitPublisher {
    /// The type of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    let box: Box

    func attach(_ conduit: Conduit<Value, Never>) {
      conduit.send(box.value)
      box.subscribers().attach(conduit)
    }

    func keep(_ link: AnyCancellable) { box.links.append(link) }
  }

  /// The publisher of the value, as `$name`. Setting it has no effect; `assign(to:)` writes through it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Written to by `assign(to:)`, which changes the property through the publisher.
    set {}
  }

  /// The value as its owner reads and sets it. Setting it first sends the owner's `objectWillChange`, then
  /// the new value, then stores it.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].connected(to: owner).value }
    set { owner[keyPath: storage].connected(to: owner).set(newValue) }
  }

  private func connected(to owner: AnyObject) -> Box {
    if box.willChange == nil {
      box.willChange = Self.announcement(of: owner)
    }
    return box
  }

  /// A closure that sends the owner's `objectWillChange`; it does nothing where the owner has no such
  /// publisher.
  private static func announcement(of owner: AnyObject) -> () -> Void {
    guard let object = owner as? any ObservableObject else { return {} }
    func make<Object: ObservableObject>(_ object: Object) -> () -> Void {
      { [weak object] in (object?.objectWillChange as? ObservableObjectPublisher)?.send() }
    }
    return make(object)
  }
}
