import Foundation

/// UIKit's classes by the elements of documents.
@MainActor
enum NibKinds {
  private static let viewList: [(element: String, type: UIView.Type)] = [
    ("view", UIView.self), ("label", UILabel.self), ("imageView", UIImageView.self),
    ("button", UIButton.self),
    ("stackView", UIStackView.self), ("textField", UITextField.self), ("textView", UITextView.self),
    ("switch", UISwitch.self), ("slider", UISlider.self), ("stepper", UIStepper.self),
    ("segmentedControl", UISegmentedControl.self), ("progressView", UIProgressView.self),
    ("pageControl", UIPageControl.self), ("pickerView", UIPickerView.self), ("datePicker", UIDatePicker.self),
    ("searchBar", UISearchBar.self),
    ("activityIndicatorView", UIActivityIndicatorView.self), ("scrollView", UIScrollView.self),
    ("tableView", UITableView.self), ("tableViewCell", UITableViewCell.self),
    ("tableViewHeaderFooterView", UITableViewHeaderFooterView.self),
    ("collectionView", UICollectionView.self),
    ("collectionViewCell", UICollectionViewCell.self),
    ("collectionReusableView", UICollectionReusableView.self),
    ("visualEffectView", UIVisualEffectView.self), ("containerView", UIView.self),
    ("navigationBar", UINavigationBar.self), ("toolbar", UIToolbar.self), ("tabBar", UITabBar.self),
    ("control", UIControl.self), ("window", UIWindow.self),
  ]

  private static let controllerList: [(element: String, type: UIViewController.Type)] = [
    ("viewController", UIViewController.self), ("navigationController", UINavigationController.self),
    ("tabBarController", UITabBarController.self), ("splitViewController", UISplitViewController.self),
    ("tableViewController", UITableViewController.self),
    ("collectionViewController", UICollectionViewController.self),
    ("pageViewController", UIPageViewController.self),
  ]

  static let views = Dictionary(uniqueKeysWithValues: viewList.map { ($0.element, $0.type) })
  static let controllers = Dictionary(uniqueKeysWithValues: controllerList.map { ($0.element, $0.type) })

  /// Returns a class of UIKit's by its own name; nil for another.
  static func named(_ name: String) -> AnyClass? {
    viewList.first { "\($0.type)" == name }?.type ?? controllerList.first { "\($0.type)" == name }?.type
  }

  /// Makes the recognizer of an element; nil for another element.
  static func recognizer(_ element: MarkupElement) -> UIGestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      if let count = element.number("numberOfTapsRequired") { tap.numberOfTapsRequired = Int(count) }
      return tap
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      if let direction = element["direction"].flatMap({ directions[$0] }) { swipe.direction = direction }
      return swipe
    // Interface Builder itself misspells the first.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
      return press
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    default: return nil
    }
  }
}
