import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The image of the chosen tab; nil for ``UIBarItem/image``.
  open var selectedImage: UIImage?
  /// The text of the badge beside the image; nil for none.
  open var badgeValue: String? { didSet { badgeChanged?() } }
  /// The background of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { badgeChanged?() } }
  var badgeChanged: (() -> Void)?

  /// How far the title is moved, in points; zero unless set.
  open var titlePositionAdjustment = UIOffset.zero { didSet { attributesChanged?() } }

  /// Makes an empty tab.
  public override init() { super.init() }

  /// Makes an empty tab. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// The tabs of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    var content: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// Makes a tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.content.title, image: UIImage(systemName: systemItem.content.symbol), tag: tag)
  }

  /// Makes a tab with an image for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
