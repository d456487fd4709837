import FlipbookDrawing
import Foundation

/// Outlets of UIKit's own classes.
@MainActor
enum NibOutlets {
  /// Sets an outlet of a class of UIKit's.
  ///
  /// - Returns: Whether the class has one of the name for such an object.
  static func set(_ target: AnyObject, _ name: String, of object: AnyObject) -> Bool {
    switch name {
    case "delegate": setDelegate(target, of: object)
    case "dataSource": setDataSource(target, of: object)
    case "view": setView(target, of: object)
    case "tableView":
      set(target) { (table: UITableView) in (object as? UITableViewController)?.tableView = table }
    case "collectionView":
      set(target) { (view: UICollectionView) in (object as? UICollectionViewController)?.collectionView = view
      }
    case "inputView", "inputAccessoryView": true
    case "backgroundView": setBackground(target, of: object)
    case "accessoryView":
      set(target) { (view: UIView) in (object as? UITableViewCell)?.accessoryView = view }
    case "titleView": set(target) { (view: UIView) in (object as? UINavigationItem)?.titleView = view }
    case "searchDisplayController", "searchResultsController", "prefetchDataSource", "window": true
    default: false
    }
  }

  private static func set<Target>(_ target: AnyObject, _ assign: (Target) -> Void?) -> Bool {
    guard let target = target as? Target else { return false }
    return assign(target) != nil
  }

  private static func setDelegate(_ target: AnyObject, of object: AnyObject) -> Bool {
    switch object {
    case let field as UITextField: field.delegate = target as? any UITextFieldDelegate
    case let text as UITextView: text.delegate = target as? any UITextViewDelegate
    case let table as UITableView: table.delegate = target as? any UITableViewDelegate
    case let collection as UICollectionView: collection.delegate = target as? any UICollectionViewDelegate
    case let scroll as UIScrollView: scroll.delegate = target as? any UIScrollViewDelegate
    case let picker as UIPickerView: picker.delegate = target as? any UIPickerViewDelegate
    case let bar as UISearchBar: bar.delegate = target as? any UISearchBarDelegate
    case let bar as UITabBar: bar.delegate = target as? any UITabBarDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case let controller as UINavigationController:
      controller.delegate = target as? any UINavigationControllerDelegate
    case let controller as UITabBarController:
      controller.delegate = target as? any UITabBarControllerDelegate
    default: return object is UINavigationBar || object is UIToolbar
    }
    return true
  }

  private static func setDataSource(_ target: AnyObject, of object: AnyObject) -> Bool {
    switch object {
    case let table as UITableView: table.dataSource = target as? any UITableViewDataSource
    case let collection as UICollectionView:
      collection.dataSource = target as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = target as? any UIPickerViewDataSource
    case let controller as UIPageViewController:
      controller.dataSource = target as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  private static func setView(_ target: AnyObject, of object: AnyObject) -> Bool {
    set(target) { (view: UIView) in
      guard let controller = object as? UIViewController else { return nil as Void? }
      controller.view = view
      return ()
    }
  }

  private static func setBackground(_ target: AnyObject, of object: AnyObject) -> Bool {
    set(target) { (view: UIView) in
      switch object {
      case let table as UITableView: table.backgroundView = view
      case let collection as UICollectionView: collection.backgroundView = view
      case let cell as UITableViewCell: cell.backgroundView = view
      case let cell as UICollectionViewCell: cell.backgroundView = view
      default: return nil as Void?
      }
      return ()
    }
  }
}
