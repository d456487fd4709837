/// Names a property of an entry.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
