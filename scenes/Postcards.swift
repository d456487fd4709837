// View controllers pushed and popped: once as the system does it, once with an animator that opens a picture from its
// place in the list.
// flipbook: --size 390x640 --duration 6

import UIKit

final class PostcardsController: UINavigationController {
  private let opener = PictureOpener()

  override func viewDidLoad() {
    pushViewController(PostcardList(), animated: false)
    super.viewDidLoad()
    delegate = opener
    let after: (Double, @escaping () -> Void) -> Void = { time, action in
      DispatchQueue.main.asyncAfter(deadline: .now() + time, execute: action)
    }
    after(0.6) { [unowned self] in pushViewController(PostcardPage(.lake), animated: true) }
    after(2) { [unowned self] in popViewController(animated: true) }
    after(3.4) { [unowned self] in
      opener.isOn = true
      pushViewController(PostcardPage(.dunes), animated: true)
    }
    after(4.8) { [unowned self] in popViewController(animated: true) }
  }
}

/// A picture made of two colours.
enum Postcard: String, CaseIterable {
  case lake = "Lake"
  case dunes = "Dunes"
  case forest = "Forest"

  var colors: [UIColor] {
    switch self {
    case .lake:
      [
        UIColor(red: 0.55, green: 0.78, blue: 0.9, alpha: 1),
        UIColor(red: 0.1, green: 0.35, blue: 0.55, alpha: 1),
      ]
    case .dunes:
      [
        UIColor(red: 0.98, green: 0.83, blue: 0.55, alpha: 1),
        UIColor(red: 0.8, green: 0.42, blue: 0.22, alpha: 1),
      ]
    case .forest:
      [
        UIColor(red: 0.75, green: 0.86, blue: 0.6, alpha: 1),
        UIColor(red: 0.13, green: 0.36, blue: 0.24, alpha: 1),
      ]
    }
  }
}

/// Sky, sun and hills.
final class PostcardView: UIView {
  let card: Postcard

  init(_ card: Postcard) {
    self.card = card
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 12
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    card.colors[0].setFill()
    context.fill(bounds)
    UIColor(white: 1, alpha: 0.85).setFill()
    let sun = min(bounds.width, bounds.height) * 0.3
    UIBezierPath(ovalIn: CGRect(x: bounds.width * 0.62, y: bounds.height * 0.16, width: sun, height: sun))
      .fill()
    for (index, height) in [0.62, 0.78].enumerated() {
      let hills = UIBezierPath()
      hills.move(to: CGPoint(x: 0, y: bounds.height))
      hills.addLine(to: CGPoint(x: 0, y: bounds.height * height))
      hills.addCurve(
        to: CGPoint(x: bounds.width, y: bounds.height * (height + 0.06)),
        controlPoint1: CGPoint(
          x: bounds.width * 0.35, y: bounds.height * (height - 0.3 + 0.25 * Double(index))),
        controlPoint2: CGPoint(x: bounds.width * 0.6, y: bounds.height * (height + 0.2)))
      hills.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
      hills.close()
      card.colors[1].withAlphaComponent(index == 0 ? 0.55 : 1).setFill()
      hills.fill()
    }
  }
}

/// All cards, one below the other.
final class PostcardList: UIViewController {
  let pictures = Postcard.allCases.map(PostcardView.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Postcards"
    view.backgroundColor = .systemBackground
    let rows = pictures.map { picture in
      let name = UILabel()
      name.text = picture.card.rawValue
      name.font = .preferredFont(forTextStyle: .headline)
      let row = UIStackView(arrangedSubviews: [picture, name])
      row.spacing = 16
      row.alignment = .center
      picture.widthAnchor.constraint(equalToConstant: 120).isActive = true
      picture.heightAnchor.constraint(equalToConstant: 84).isActive = true
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ])
  }
}

/// One card, large.
final class PostcardPage: UIViewController {
  let picture: PostcardView

  init(_ card: Postcard) {
    picture = PostcardView(card)
    super.init(nibName: nil, bundle: nil)
    title = card.rawValue
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = CGRect(x: 20, y: 80, width: view.bounds.width - 40, height: 300)
  }
}

/// Opens a card from its place in the list, and puts it back there.
final class PictureOpener: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  var isOn = false
  private var operation = UINavigationController.Operation.none

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.operation = operation
    return isOn ? self : nil
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.7
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let isPush = operation == .push
    guard let page = context.viewController(forKey: isPush ? .to : .from) as? PostcardPage,
      let list = context.viewController(forKey: isPush ? .from : .to) as? PostcardList,
      let pageView = context.view(forKey: isPush ? .to : .from),
      let listView = context.view(forKey: isPush ? .from : .to),
      let thumbnail = list.pictures.first(where: { $0.card == page.picture.card })
    else { return context.completeTransition(true) }
    let container = context.containerView
    container.insertSubview(listView, at: 0)
    container.addSubview(pageView)
    pageView.frame = container.bounds
    pageView.layoutIfNeeded()
    listView.layoutIfNeeded()

    let moving = PostcardView(page.picture.card)
    let small = thumbnail.convert(thumbnail.bounds, to: container)
    let large = page.picture.convert(page.picture.bounds, to: container)
    moving.frame = isPush ? small : large
    container.addSubview(moving)
    thumbnail.isHidden = true
    page.picture.isHidden = true
    pageView.alpha = isPush ? 0 : 1
    let scale = CGAffineTransform(scaleX: small.width / large.width, y: small.height / large.height)
    moving.bounds.size = large.size
    moving.center = isPush ? CGPoint(x: small.midX, y: small.midY) : CGPoint(x: large.midX, y: large.midY)
    moving.transform = isPush ? scale : .identity
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      animations: {
        moving.center = isPush ? CGPoint(x: large.midX, y: large.midY) : CGPoint(x: small.midX, y: small.midY)
        moving.transform = isPush ? .identity : scale
        pageView.alpha = isPush ? 1 : 0
      },
      completion: { _ in
        moving.removeFromSuperview()
        thumbnail.isHidden = false
        page.picture.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
