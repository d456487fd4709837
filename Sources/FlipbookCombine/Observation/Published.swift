/// A property of an observable object that says when it is about to change.
@propertyWrapper
public struct Published<Value> {
  /// What the copies of the wrapper share.
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

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public init(initialValue: Value) { box = Box(initialValue) }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes") }
  }

  /// Sends the present value and then each new one, before the property has it.
  public struct Publisher: ConduitPublisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: Box

    func attach(_ conduit: Conduit<Value, Never>) {
      conduit.send(box.value)
      box.subscribers().attach(conduit)
    }

    func keep(_ link: AnyCancellable) { box.links.append(link) }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Written to by `assign(to:)`, which changes the property through the publisher.
    set {}
  }

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

  /// What tells the owner's listeners of a change; nothing where the owner can't be observed that way.
  private static func announcement(of owner: AnyObject) -> () -> Void {
    guard let object = owner as? any ObservableObject else { return {} }
    func make<Object: ObservableObject>(_ object: Object) -> () -> Void {
      { [weak object] in (object?.objectWillChange as? ObservableObjectPublisher)?.send() }
    }
    return make(object)
  }
}
