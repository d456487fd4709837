import Foundation

/// Plays films one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var rest: [AVPlayerItem] = []
  /// Makes the item that follows one that has ended.
  var refill: (() -> AVPlayerItem)?

  /// Makes a player of nothing.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// Makes a player of some films.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    rest = Array(items.dropFirst())
    actionAtItemEnd = .advance
  }

  /// Makes a player of one film.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// The film that is played and those that follow.
  open func items() -> [AVPlayerItem] { [currentItem].compactMap(\.self) + rest }

  /// Whether an item can be put into the queue: not twice.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// Puts an item behind another, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    if let afterItem, afterItem === currentItem {
      rest.insert(item, at: 0)
    } else if let index = rest.firstIndex(where: { $0 === afterItem }) {
      rest.insert(item, at: index + 1)
    } else {
      rest.append(item)
    }
  }

  /// Takes an item out; the one that is played gives way to the next.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    rest.removeAll { $0 === item }
  }

  /// Takes all items out.
  open func removeAllItems() {
    rest = []
    replaceCurrentItem(with: nil)
  }

  /// Goes on with the next film.
  open func advanceToNextItem() {
    let next = rest.isEmpty ? refill?() : rest.removeFirst()
    replaceCurrentItem(with: next)
  }

  override func advance() {
    let wasPlaying = lastRate
    advanceToNextItem()
    if currentItem != nil { rate = wasPlaying }
  }
}
