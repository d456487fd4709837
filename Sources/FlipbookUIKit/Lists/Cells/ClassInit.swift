import FlipbookLayers
import Foundation

/// Makes objects of classes known only as the program runs; see CClassInit.c for the method.
@MainActor
enum ClassInit {
  static func layer(_ type: AnyClass) -> CALayer? {
    type is CALayer.Type ? makeLayer(type, CALayer.self) : nil
  }

  static func view(_ type: AnyClass, frame: CGRect) -> UIView? {
    type is UIView.Type ? makeFramedView(frame, type, UIView.self) : nil
  }

  static func view(_ type: AnyClass) -> UIView? { type is UIView.Type ? makeView(type, UIView.self) : nil }

  static func controller(_ type: AnyClass) -> UIViewController? {
    type is UIViewController.Type ? makeController(type, UIViewController.self) : nil
  }

  static func attributes(_ type: AnyClass) -> UICollectionViewLayoutAttributes? {
    guard type is UICollectionViewLayoutAttributes.Type else { return nil }
    return makeAttributes(type, UICollectionViewLayoutAttributes.self)
  }

  static func reusableView(_ type: AnyClass, frame: CGRect) -> UICollectionReusableView? {
    guard type is UICollectionReusableView.Type else { return nil }
    return makeReusableView(frame, type, UICollectionReusableView.self)
  }

  static func cell(_ type: AnyClass, _ style: UITableViewCell.CellStyle, _ identifier: String?)
    -> UITableViewCell?
  {
    type is UITableViewCell.Type ? makeCell(style, identifier, type, UITableViewCell.self) : nil
  }

  static func header(_ type: AnyClass, _ identifier: String?) -> UITableViewHeaderFooterView? {
    guard type is UITableViewHeaderFooterView.Type else { return nil }
    return makeHeader(identifier, type, UITableViewHeaderFooterView.self)
  }
}

@_silgen_name("flipbook_make_layer")
private func makeLayer(_ type: AnyClass, _ base: AnyClass) -> CALayer?

@_silgen_name("flipbook_make_framed_view")
private func makeFramedView(_ frame: CGRect, _ type: AnyClass, _ base: AnyClass) -> UIView?

@_silgen_name("flipbook_make_view")
private func makeView(_ type: AnyClass, _ base: AnyClass) -> UIView?

@_silgen_name("flipbook_make_controller")
private func makeController(_ type: AnyClass, _ base: AnyClass) -> UIViewController?

@_silgen_name("flipbook_make_attributes")
private func makeAttributes(_ type: AnyClass, _ base: AnyClass) -> UICollectionViewLayoutAttributes?

@_silgen_name("flipbook_make_reusable")
private func makeReusableView(_ frame: CGRect, _ type: AnyClass, _ base: AnyClass)
  -> UICollectionReusableView?

@_silgen_name("flipbook_make_cell")
private func makeCell(
  _ style: UITableViewCell.CellStyle, _ identifier: consuming String?, _ type: AnyClass, _ base: AnyClass
) -> UITableViewCell?

@_silgen_name("flipbook_make_header")
private func makeHeader(_ identifier: consuming String?, _ type: AnyClass, _ base: AnyClass)
  -> UITableViewHeaderFooterView?
